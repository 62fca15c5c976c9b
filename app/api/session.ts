import * as v from "valibot";
import { defineCall } from "./client/call";
import { tokenAnswer } from "./login";

/** Renews an expired token, once for each refresh token where the server replaces it. */
export const renewToken = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/user/refresh",
  body: v.object({ refreshToken: v.string() }),
  response: tokenAnswer,
  token: false,
  reportsExpiry: false,
});
