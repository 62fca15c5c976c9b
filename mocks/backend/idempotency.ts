import { accountOf } from "./accounts";
import { CODE } from "./backend-error";
import { bilingual, languageOf } from "./bilingual";
import { failure } from "./envelope";

const UNPROCESSABLE = 422;

/** A backend may run for months. */
const ANSWERS_KEPT = 10_000;

type Answer = { content: string; response: Promise<Response | undefined> };

/**
 * Does a write once for each Idempotency-Key of an account, whose token may have been renewed meanwhile: one that is sent again gets the first answer, and one with other
 * content is refused (draft-ietf-httpapi-idempotency-key-header, sections 2.6 and 2.7).
 */
export function createIdempotency() {
  const answers = new Map<string, Answer>();
  return async (request: Request, respond: () => Promise<Response | undefined>): Promise<Response | undefined> => {
    const key = request.headers.get("idempotency-key");
    if (!key) return respond();
    const token = request.headers.get("access-token");
    const name = JSON.stringify([accountOf(token) ?? token, key]);
    const content = JSON.stringify([request.method, request.url, await request.clone().text()]);
    const earlier = answers.get(name);
    if (earlier && earlier.content !== content) return refuse(request);
    const answer = earlier ?? { content, response: respond() };
    answers.set(name, answer);
    const [oldest] = answers.keys();
    if (answers.size > ANSWERS_KEPT && oldest !== undefined) answers.delete(oldest);
    const response = await answer.response;
    // The call had no effect, so that the next one is a first one.
    if (!response?.ok) answers.delete(name);
    return response?.clone();
  };
}

const refuse = (request: Request): Response => {
  const text = bilingual("同一个 Idempotency-Key 的内容不同", "This Idempotency-Key was used for other content");
  return failure(languageOf(request).shown(text), CODE.failed, UNPROCESSABLE);
};
