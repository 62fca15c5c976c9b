import * as v from "valibot";

const answerSchema = v.object({ value: v.unknown() });
const sessionSchema = v.object({ sessionId: v.string() });

async function call(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, { method, body: body === undefined ? undefined : JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${text}`);
  return v.parse(answerSchema, JSON.parse(text)).value;
}

export type WebDriverSession = {
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
  close(): Promise<unknown>;
};

/** Opens a session of W3C WebDriver; paths are relative to it. */
export async function openSession(driver: string, capabilities: unknown): Promise<WebDriverSession> {
  const answer = await call(`${driver}/session`, "POST", { capabilities: { alwaysMatch: capabilities } });
  const session = `${driver}/session/${v.parse(sessionSchema, answer).sessionId}`;
  return {
    get: (path) => call(`${session}/${path}`, "GET"),
    post: (path, body) => call(`${session}/${path}`, "POST", body),
    close: () => call(session, "DELETE"),
  };
}
