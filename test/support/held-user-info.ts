import { http } from "msw";
import { failure, success } from "#mocks/backend/envelope";
import { server } from "#mocks/node";
import { deferred } from "./deferred";

/** Holds back the responses of the user call until the test gives one for a token. */
export function holdUserInfo() {
  const held = new Map<string, ReturnType<typeof deferred<Response>>>();
  const heldResponse = (token: string) => {
    const response = held.get(token) ?? deferred<Response>();
    held.set(token, response);
    return response;
  };
  server.use(
    http.post("*/api/user/info", ({ request }) => heldResponse(request.headers.get("access-token") ?? "").promise),
  );
  return {
    respond: (token: string, user: { name: string; role: string }) => heldResponse(token).resolve(success(user)),
    refuse: (token: string) => heldResponse(token).resolve(failure("未登录", 50008)),
  };
}
