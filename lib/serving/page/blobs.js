// Blobs: a few bytes are shown, a large one is a link that saves it.

import { element } from "./dom.js";

const MOST_SHOWN = 16; // bytes
const TYPES = [
  ["89504e47", "PNG image", "png"],
  ["ffd8ff", "JPEG image", "jpg"],
  ["47494638", "GIF image", "gif"],
  ["25504446", "PDF", "pdf"],
  ["504b0304", "ZIP file", "zip"],
  ["1f8b", "gzip file", "gz"],
];

export function bytesText(count) {
  const unit = count < 1000 ? 0 : count < 1e6 ? 1 : 2;
  return `${(count / 1000 ** unit).toLocaleString("en", { maximumFractionDigits: 1 })} ${["bytes", "kB", "MB"][unit]}`;
}

/** A link that saves the blob as a file; null where the value is none, or a short one. */
export function blobLink(value, column) {
  const hex = value !== null && typeof value === "object" ? value.hex : undefined;
  if (hex === undefined || hex.length <= 2 * MOST_SHOWN) return null;
  const [, type, ending] = TYPES.find(([start]) => hex.startsWith(start)) || ["", "blob", "bin"];
  const link = element("a", { href: "#", download: `${column}.${ending}` }, `${type}, ${bytesText(hex.length / 2)}`);
  link.addEventListener("click", () => {
    const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.substr(2 * at, 2), 16));
    link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    setTimeout(() => {
      URL.revokeObjectURL(link.href);
      link.href = "#";
    }, 10000);
  });
  return link;
}
