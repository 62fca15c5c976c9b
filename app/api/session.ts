import * as v from "valibot";
import { defineCall } from "./client/call";
import { tokenResponse } from "./login";

/** Renews an expired token, once for each refresh token where the server replaces it. */
export const renewToken = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/user/refresh",
  body: v.object({ refreshToken: v.string() }),
  response: tokenResponse,
  token: false,
  reportsExpiry: false,
});
