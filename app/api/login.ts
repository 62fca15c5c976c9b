import * as v from "valibot";
import { defineCall } from "./client/call";
import { nothing, requiredText, text } from "./fields";

const account = v.object({
  username: v.string(),
  password: v.string(),
  captchaId: v.optional(v.string()),
  captcha: v.optional(v.string()),
});
const phone = v.object({ tel: v.string(), captcha: v.string() });
/** One of the two ways to log in. */
export const loginForm = v.union([account, phone]);
export type LoginForm = v.InferOutput<typeof loginForm>;
/** It is sent in a header, so it must be visible ASCII (RFC 9110 section 5.5). */
export const tokenResponse = v.object({
  token: v.pipe(requiredText, v.regex(/^[\x21-\x7e]+$/)),
  /** Where the deployment renews expired tokens. */
  refreshToken: v.nullish(v.string()),
});

export const logIn = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/user/login",
  body: loginForm,
  response: tokenResponse,
  token: false,
  reportsExpiry: false,
});

export const logOut = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/user/logout",
  response: nothing,
  reportsExpiry: false,
});

/** Requests a captcha by text message; the demonstration backend returns it in the response. */
export const sendLoginCaptcha = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/login/captcha",
  body: v.object({ tel: v.string() }),
  response: v.nullish(v.object({ captcha: text }), { captcha: "" }),
  token: false,
  reportsExpiry: false,
});

export const getCaptchaPicture = defineCall({
  kind: "read",
  method: "GET",
  path: "/auth/captcha",
  response: v.object({ captchaId: requiredText, image: v.pipe(v.string(), v.regex(/^data:image\//)) }),
  token: false,
  cache: false,
  reportsExpiry: false,
});
