import { http } from "msw";
import { failure, success } from "#mocks/backend/envelope";
import { server } from "#mocks/node";
import { deferred } from "./deferred";

/** Holds back the responses of the user call until the test gives one for a token. */
export function holdUserInfo() {
  const held = new Map<string, ReturnType<typeof deferred<Response>>>();
  const heldFor = (token: string) => {
    const answer = held.get(token) ?? deferred<Response>();
    held.set(token, answer);
    return answer;
  };
  server.use(http.post("*/api/user/info", ({ request }) => heldFor(request.headers.get("access-token") ?? "").promise));
  return {
    answer: (token: string, user: { name: string; role: string }) => heldFor(token).resolve(success(user)),
    refuse: (token: string) => heldFor(token).resolve(failure("未登录", 50008)),
  };
}
