// Requests to the server, and its events.

const TOKEN = "token"; // kept for this tab alone

export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** What asks for the token; set by the page. */
export const hooks = { askForToken: async () => {} };

function headers(more = {}) {
  const token = sessionStorage.getItem(TOKEN);
  return token ? { ...more, Authorization: `Bearer ${token}` } : more;
}

export function keepToken(token) {
  sessionStorage.setItem(TOKEN, token);
}

async function request(path, options = {}) {
  for (;;) {
    let response;
    try {
      response = await fetch(path, { ...options, headers: headers(options.headers) });
    } catch (error) {
      if (error.name === "AbortError") throw error;
      throw new Refused(0, "The server does not answer. Is it still running?");
    }
    if (response.status === 401) {
      await hooks.askForToken();
      continue;
    }
    if (!response.ok) {
      const body = await response.json().catch(() => ({}));
      throw new Refused(response.status, body.error || `The server answers ${response.status}.`);
    }
    return response;
  }
}

export async function get(path) {
  return (await request(path)).json();
}

export async function remove(path) {
  return (await request(path, { method: "DELETE" })).json();
}

/** Sends files, and choices for their import. */
export async function send(path, files, options = null) {
  const body = new FormData();
  for (const file of files) body.append("file", file);
  if (options) body.append("options", JSON.stringify(options));
  return (await request(path, { method: "POST", body })).json();
}

function posted(payload, signal) {
  const json = { "Content-Type": "application/json" };
  return { method: "POST", headers: json, body: JSON.stringify(payload), signal };
}

export async function post(path, payload) {
  return (await request(path, posted(payload))).json();
}

/** The answer as a file. */
export async function postForFile(path, payload) {
  return (await request(path, posted(payload))).blob();
}

export async function put(path, payload) {
  return (await request(path, { ...posted(payload), method: "PUT" })).json();
}

/**
 * Yields [name, payload] of each server-sent event, after `begun` with the id of the answer.
 *
 * `payload`: posted to the path; null: the path is only read.
 */
export async function* follow(path, payload, signal) {
  const response = await request(path, payload ? posted(payload, signal) : { signal });
  yield ["begun", { id: response.headers.get("Answer-Id") }];
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += value;
    let end;
    while ((end = text.indexOf("\n\n")) >= 0) {
      const fields = new Map();
      for (const line of text.slice(0, end).split("\n")) {
        const colon = line.indexOf(": ");
        if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 2));
      }
      text = text.slice(end + 2);
      if (fields.has("event")) yield [fields.get("event"), JSON.parse(fields.get("data"))];
    }
  }
}
