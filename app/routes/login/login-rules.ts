import * as v from "valibot";
import { PHONE_PATTERN } from "~/config/limits";
import type { Translations } from "~/i18n/translations";
import { nonBlank } from "~/lib/forms/form-rules";

/** The translation key of a rule. */
type Rule = keyof Translations["login"]["rules"];
export type Translate = (rule: Rule) => string;

/** The rules of the account form; the captcha is required if the deployment uses one. */
export const accountRules = (t: Translate, withCaptcha: boolean) =>
  v.object({
    username: nonBlank(t("username")),
    password: v.pipe(v.string(), v.nonEmpty(t("password"))),
    captcha: withCaptcha ? nonBlank(t("captcha")) : v.string(),
  });

export const telRule = (t: Translate) =>
  v.pipe(
    nonBlank(t("tel")),
    v.check((tel) => tel.trim() === "" || PHONE_PATTERN.test(tel), t("telInvalid")),
  );

/** The rules of the phone form. */
export const phoneRules = (t: Translate) => v.object({ tel: telRule(t), captcha: nonBlank(t("captcha")) });
