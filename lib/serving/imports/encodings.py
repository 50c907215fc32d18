"""Which encoding a text without a mark is in, judged by the letters of languages.

Each encoding's text is given the probability of a small model: words of one language, whose letters
are as common as in that language, upper case at the beginning, signs beside words. Where two
encodings with different texts are nearly as probable, that is said: short texts do not tell.
"""

import math
import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, zip_longest

from lib.serving.imports.kinds import ENCODINGS

_GUESSED = ENCODINGS[5:]
_MOST_LINES = 200
_SURE = 3.0  # nats between the best and the next other text, of which nothing is said

# Letters of languages beyond ASCII, the commonest first
_WEST = (
    "üäößé", "éèàêçôîâûùëïœæÿ", "óíáéñúü", "ãçáéíóêõúâôà", "àèòìùé", "äåöé", "øåæéöä",
    "ëéèïöüáó", "àóèéçíòúïü", "õäüö",
)  # fmt: skip
_LETTERS: dict[str, tuple[str, ...]] = {
    "cp1252": (*_WEST, "áðíéóúýþæö"),
    "cp1250": (
        "łóżąęśćńź", "íáěéžýčřšůúťňďó", "áíčéžýšúťľôňäďĺŕó", "áéőöóíüúű", "šćžčđ", "ăîâşţ", "ëç",
    ),
    "cp1254": ("ışüçğöİâîû",),
    "cp1257": ("ėšųžįūąčę", "āīēšņļūģķžč", "äõüöšž"),
    "cp1251": (
        "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё", "оаниітврекслудпмзяьбгчйхцжюїшщєфґ",
        "аоиетнрсвлкдпмзгуъбчцщжйхшюяфь", "аоиенрстјкувдлмпгзбшцчћжњљхђфџ",
    ),
    "cp1253": ("αοτειησνρπκςμυλίόάγέδήωχύθφβώξζψϊϋΐΰ",),
    "cp1255": ("יוהלארתבמשנדחםפכקעטסןגצזךףץ",),
    "cp1256": ("اليمونرتبةعدسفهكقأحجشطصخإذضثىزئءغظؤآ", "اينردهمتوسبلشکزفقخگعجحپچطصغذضظثژئآ"),
    "cp874": ("านรกเงอ่มยลวดทสตะปบ้ีคัแิหจข์ไพใชื็ถโซูผธภุฟำณศษฐญฉฝึฌฎฏฆฮฬๆฯ",),
}  # fmt: skip
_LIKE = {
    "iso8859_2": "cp1250", "koi8_r": "cp1251", "cp866": "cp1251", "mac_roman": "cp1252",
    "cp850": "cp1252",
}  # fmt: skip
# Of a file in it, before any look, in nats: cp1252 is the commonest
_PRIORS = {
    "cp1252": 0.0, "cp1251": -0.5, "cp1254": -0.5, "koi8_r": -2.0, "cp866": -2.0, "cp1250": -1.5,
    "iso8859_2": -3.0, "cp1257": -2.5, "mac_roman": -3.0, "cp850": -3.0, "big5": -1.5,
    "euc_jp": -2.0,
}  # fmt: skip
_OTHER_PRIOR = -1.0
_ICELANDIC = "áðíéóúýþæö"
_RARE_LANGUAGE = -2.0
_OTHER_LANGUAGE = -2.5  # a word of another language than the others
_ASCII = -3.0  # a sign of ASCII, which in Chinese and Japanese may be half of another
_UNKNOWN = -9.0  # a letter that the language lacks
_ANY_SCRIPT = -12.0  # a letter of a script that the encoding is not for
_SIGN, _ODD_SIGN, _CONTROL = -3.0, -8.0, -14.0
_SIGNS = frozenset("€£¥§°²³½¼¾©®™«»„“”‚‘’‹›–—…·•×±µ№\u00a0\u00ad")
_JOINTS = frozenset("’‘–—…·\u00a0\u00ad")  # stand beside letters
_SIGN_IN_WORD = -5.0
_SCRIPTS_IN_WORD = -5.0
_CASE = -4.0  # an upper-case letter after a lower-case one
_UPPER = -0.7
_NEIGHBOUR = -1.5  # a Latin letter beyond ASCII beside another
_UNLIKELY = -3.0
_SHAPES = re.compile(  # that words hardly have
    r"[ìù](?=[a-z])|è(?=e)|ã(?=[^oesn\W])|ă(?=[oae])|õ(?=[^e\W])|(?<=[a-z])þ"
    r"|\b[ьъыğðςךםןףץىةะาำ]|[σכנפצ]\b|[ςךםןףץىة](?=\w)"
    r"|\b[^\W\d_]\b"
    r"|\b[бвгджзйклмнпрстфхцчшщћђљњџБВГДЖЗЙКЛМНПРСТФХЦЧШЩ]{3,}\b"
    r"|\b[βγδζθκλμνξπρσςτφχψΒΓΔΖΘΚΛΜΝΞΠΡΣΤΦΧΨ]{2,}\b"
    r"|\b(?=\w*[αεηιουω]\w*[αεηιουω])[α-ω]+\b"
)
_HANZI = (
    "的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小心多"
    "天能好都然日于起成事作当想看文开手用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但些高意进法"
    "此实回二理美点月明其种声全工名定产品价格单数量姓张王李刘陈杨黄赵周吴北京海市省区号电话城州广南东西江果"
)
_TRADITIONAL = (
    "的一是不了在人有我他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可裡後小心多"
    "天能好都然日於起成事作當想看文開手用主行方又如前所本見經頭面公同三已老從動兩長知民樣現分將外但些高意進法"
    "此實回二理美點月明其種聲全工名定產品價格單數量姓張王李劉陳楊黃趙周吳北京海市省區號電話城州廣南東西江台灣林"
)
_KANJI = (
    "日一国人年大十二本中長出三時行見月分後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川"
    "千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨京田県市都阪郎太藤村井野島原品価格数量商店員部会"
    "社住所番号"
)
_HANGUL = (
    "이다는의에을가지하고로은서도리기사인한자대시스정일나아부해라어수제보상주전원그장구동경영성명공화유신미오조우"
    "연세산용들과했만안국여계었김박최름면요비마관재생반실무개선소금차회문진물발천출당호중교현철희민준"
)
# The common characters of encodings with two bytes: how they are written where rare ones have other
# first bytes, these bytes, about how many they are, and the commonest, which are half of a text
_COMMON = {
    "gb18030": ("gb2312", 0xB0, 0xD7, 2000, frozenset(_HANZI)),
    "big5": ("big5", 0xA4, 0xC6, 2500, frozenset(_TRADITIONAL)),
    "cp932": ("euc_jp", 0xB0, 0xCF, 1500, frozenset(_KANJI)),
    "euc_jp": ("euc_jp", 0xB0, 0xCF, 1500, frozenset(_KANJI)),
    "cp949": ("euc_kr", 0xB0, 0xC8, 1200, frozenset(_HANGUL)),
}
_RARE_CHARACTER = -11.0


@dataclass(frozen=True)
class Guess:
    """`doubt`: a note where another encoding is nearly as probable; else empty."""

    encoding: str
    doubt: str = ""


def guess_encoding(beyond: bytes) -> Guess:
    """`beyond`: lines that are not ASCII alone."""
    lines = b"".join([*dict.fromkeys(beyond.splitlines(keepends=True))][:_MOST_LINES])
    scores: dict[str, tuple[float, str]] = {}  # by text
    for encoding in _GUESSED:
        text = lines.decode(encoding, errors="replace")
        wrong = beyond.decode(encoding, errors="replace").count("\ufffd")
        score = _score(text, encoding) + _CONTROL * wrong
        if text not in scores or score > scores[text][0]:
            first = scores[text][1] if text in scores else encoding
            scores[text] = score, first
    (text, best), (other, second), *_ = sorted(scores.items(), key=lambda one: -one[1][0])
    doubt = ""
    if best[0] - second[0] < _SURE:
        mine, theirs = _difference(text, other)
        doubt = (
            f"the encoding is not sure: {mine!r} is read as {best[1]}; choose {second[1]} if it is "
            f"{theirs!r}"
        )
    return Guess(best[1], doubt)


def _difference(text: str, other: str) -> tuple[str, str]:
    """The first words that differ."""
    mine, theirs = (re.split(r"[\s,;|\"]+", one) for one in (text, other))
    pairs = zip_longest(mine, theirs, fillvalue="")
    return next((word, differs) for word, differs in pairs if word != differs)


def _score(text: str, encoding: str) -> float:
    """The log probability of the text, besides what all encodings share."""
    words = re.findall(r"[A-Za-z]*[^\x00-\x7f][A-Za-z\u0080-\U0010ffff]*", text)
    score = _PRIORS.get(encoding, _OTHER_PRIOR) + _ASCII * sum(map(str.isascii, text))
    score += sum(map(_structure, words)) + _UNLIKELY * len(_SHAPES.findall(" ".join(words)))
    if encoding in _COMMON:
        return score + sum(_character(sign, encoding) for word in words for sign in word)
    alphabets = _LETTERS[_LIKE.get(encoding, encoding)]
    by_language = [[_letters(word, one) for word in words] for one in alphabets]
    best = [max(scores) + _OTHER_LANGUAGE for scores in zip(*by_language, strict=True)]
    rare = [_RARE_LANGUAGE * (letters == _ICELANDIC) for letters in alphabets]
    return score + max(
        more + sum(map(max, scores, best)) for more, scores in zip(rare, by_language, strict=True)
    )


def _structure(word: str) -> float:
    """Of letters of two scripts, upper case and signs within a word."""
    score = 0.0
    for before, sign in pairwise(word):
        if _is_letter(before) and _is_letter(sign):
            score += _CASE * (before.islower() and sign.isupper())
            score += _SCRIPTS_IN_WORD * (_is_latin(before) != _is_latin(sign))
            score += _NEIGHBOUR * ("\x7f" < before < "ɐ" and "\x7f" < sign < "ɐ")
        elif _is_letter(before) != _is_letter(sign) and not {before, sign} & _JOINTS:
            score += _SIGN_IN_WORD
    upper = [sign.isupper() for sign in word if not sign.isascii()]
    return score + _UPPER * (any(upper) + any(upper[1:]))


def _is_letter(sign: str) -> bool:
    return sign.isalpha() or unicodedata.category(sign)[0] == "M"


def _is_latin(sign: str) -> bool:
    return sign < "ɐ"


@cache
def _weights(letters: str) -> dict[str, float]:
    """Log probabilities of letters by their rank."""
    shares = [1 / (rank + 3) for rank in range(len(letters))]
    return {one: math.log(share / sum(shares)) for one, share in zip(letters, shares, strict=True)}


def _letters(word: str, letters: str) -> float:
    weights = _weights(letters)
    latin = _is_latin(letters[0])

    def weight(sign: str) -> float:
        if found := weights.get(sign) or weights.get(sign.lower()):
            return found
        if _is_letter(sign):
            return _UNKNOWN if _is_latin(sign) == latin else _ANY_SCRIPT
        return _sign(sign)

    return sum(weight(sign) for sign in word if not sign.isascii())


def _sign(sign: str) -> float:
    if unicodedata.category(sign) in ("Cc", "Cn", "Co") or sign == "\ufffd":
        return _CONTROL
    return _SIGN if sign in _SIGNS or "\u3000" <= sign <= "\u303f" else _ODD_SIGN


def _character(sign: str, encoding: str) -> float:
    """Of Chinese, Japanese and Korean. Half-width katakana are hardly used."""
    if sign.isascii():
        return 0.0
    if not _is_letter(sign):
        return _sign(sign)
    if "\u3041" <= sign <= "\u30ff" and encoding in ("cp932", "euc_jp"):
        return math.log(1 / 80)
    codec, first, last, number, commonest = _COMMON[encoding]
    if sign in commonest:
        return math.log(0.5 / len(commonest))
    try:
        common = first <= sign.encode(codec)[0] <= last
    except UnicodeEncodeError:
        common = False
    return math.log(0.5 / number) if common else _RARE_CHARACTER
