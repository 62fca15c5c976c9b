import * as v from "valibot";
import { CHANNEL_TYPES } from "~/api/form";
import { FORM_LIMITS } from "~/config/limits";
import type { Translations } from "~/i18n/translations";
import { characterCount, maxCharacters, nonBlank, oneOf } from "~/lib/forms/form-rules";
import { visible } from "~/lib/forms/visible-rule";
import { parseDay } from "~/lib/text/days";
import { isVisible } from "~/lib/text/invisible";
import { normalizeTyped } from "~/lib/text/typed-text";
import { isWebAddress } from "~/lib/text/web-address";

/** The translation key of a rule. */
type Rule = keyof Translations["step"]["rules"];
type Translate = (rule: Rule) => string;

/** Letters, digits or Chinese. */
const ACTIVITY_NAME = new RegExp(`^[A-Za-z\\d\\p{Script=Han}]{1,${FORM_LIMITS.activityName}}$`, "u");

const isLink = (text: string) => isWebAddress(text) && isVisible(text);

/** The schema of the step form: its input are the form's values, its output is the request body. */
export function stepRules(translate: Translate) {
  const line = (field: "advertisingSource" | "advertisingMedia") =>
    v.pipe(
      nonBlank(translate(field)),
      v.trim(),
      visible(translate("invisible")),
      maxCharacters(FORM_LIMITS.line, translate("lineLength")),
    );
  const isShort = (keyword: string) => characterCount(keyword) <= FORM_LIMITS.keyword;

  return v.object({
    activityName: v.pipe(
      nonBlank(translate("activityName")),
      v.transform(normalizeTyped),
      v.check((name) => ACTIVITY_NAME.test(name), translate("activityNameFormat")),
    ),
    channelType: oneOf(CHANNEL_TYPES, translate("channelType")),
    promotionTime: v.pipe(
      v.tuple([v.string(), v.string()]),
      v.check((days) => days.some((day) => day !== ""), translate("promotionTime")),
      v.check((days) => days.every((day) => day === "" || parseDay(day) === day), translate("promotionDay")),
      v.check((days) => days.every((day) => day !== ""), translate("promotionHalf")),
      v.check(([from, to]) => from <= to, translate("promotionOrder")),
      // Both days are included.
      v.transform(([from, to]): [string, string] => [`${from} 00:00:00`, `${to} 23:59:59`]),
    ),
    promoteLink: v.pipe(
      nonBlank(translate("promoteLink")),
      // A path may have full-width signs of its own.
      v.transform((typed) => (isLink(typed.trim()) ? typed.trim() : normalizeTyped(typed))),
      v.check(isLink, translate("promoteLinkFormat")),
      maxCharacters(FORM_LIMITS.link, translate("promoteLinkLength")),
    ),
    advertisingSource: line("advertisingSource"),
    advertisingMedia: line("advertisingMedia"),
    keyword: v.pipe(
      v.array(v.string()),
      v.minLength(1, translate("keyword")),
      v.check((keywords) => keywords.every(isVisible), translate("invisible")),
      v.check((keywords) => keywords.every(isShort), translate("keywordLength")),
      v.maxLength(FORM_LIMITS.keywords, translate("keywordCount")),
    ),
    pushNotify: v.boolean(),
    advertisingContent: v.pipe(
      nonBlank(translate("advertisingContent")),
      v.trim(),
      visible(translate("invisible")),
      maxCharacters(FORM_LIMITS.text, translate("advertisingContentLength")),
    ),
  });
}

export type StepValues = v.InferInput<ReturnType<typeof stepRules>>;

export const EMPTY: StepValues = {
  activityName: "",
  channelType: "",
  promotionTime: ["", ""],
  promoteLink: "",
  advertisingSource: "",
  advertisingMedia: "",
  keyword: [],
  pushNotify: false,
  advertisingContent: "",
};
