import * as v from "valibot";
import { PHONE_PATTERN } from "~/config/limits";
import type { Words } from "~/i18n/words";
import { filled } from "~/lib/forms/form-rules";

/** The name of a rule's words. */
type Rule = keyof Words["login"]["rules"];
export type Translate = (rule: Rule) => string;

/** The rules of the account form; the captcha where the picture is on. */
export const accountRules = (say: Translate, withCaptcha: boolean) =>
  v.object({
    username: filled(say("username")),
    password: v.pipe(v.string(), v.nonEmpty(say("password"))),
    captcha: withCaptcha ? filled(say("captcha")) : v.string(),
    captchaId: v.string(),
  });

export const telRule = (say: Translate) =>
  v.pipe(
    filled(say("tel")),
    v.check((tel) => tel.trim() === "" || PHONE_PATTERN.test(tel), say("telInvalid")),
  );

/** The rules of the phone form. */
export const phoneRules = (say: Translate) => v.object({ tel: telRule(say), captcha: filled(say("captcha")) });
