import * as v from "valibot";
import type { Translations } from "~/i18n/translations";
import { PHONE_NUMBER } from "~/lib/text/phone-number";
import { normalizeTyped, plainPhone } from "~/lib/text/typed-text";

/** The translation key of a rule. */
type Rule = keyof Translations["login"]["rules"];
export type Translate = (rule: Rule) => string;

const captchaRule = (t: Translate) => v.pipe(v.string(), v.transform(normalizeTyped), v.nonEmpty(t("captcha")));

/** The rules of the account form; the captcha is required if the deployment uses one. The output is sent. */
export const accountRules = (t: Translate, withCaptcha: boolean) =>
  v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty(t("username"))),
    password: v.pipe(v.string(), v.nonEmpty(t("password"))),
    captcha: withCaptcha ? captchaRule(t) : v.string(),
  });

/** The rules of the phone form. The output is sent. */
export const phoneRules = (t: Translate) =>
  v.object({
    tel: v.pipe(v.string(), v.transform(plainPhone), v.nonEmpty(t("tel")), v.regex(PHONE_NUMBER, t("telInvalid"))),
    captcha: captchaRule(t),
  });
