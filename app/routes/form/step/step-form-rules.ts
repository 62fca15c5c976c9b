import * as v from "valibot";
import { FORM_LIMITS } from "~/config/limits";
import type { Words } from "~/i18n/words";
import { atMost, chosen, filled } from "~/lib/forms/form-rules";
import { parseDay } from "~/lib/text/days";
import { isWebAddress } from "~/lib/text/web-address";

/** The translation key of a rule. */
type Rule = keyof Words["step"]["rules"];
type Say = (rule: Rule) => string;

export const CHANNELS = ["app", "web", "game"] as const;
/** Letters, digits or Chinese. */
const ACTIVITY_NAME = new RegExp(`^[A-Za-z\\d\\p{Script=Han}]{1,${FORM_LIMITS.activityName}}$`, "u");

/** The fields of each step, in the order of the form. */
export const FIRST_FIELDS = ["activityName", "channelType", "promotionTime", "promoteLink"] as const;
export const SECOND_FIELDS = [
  "advertisingSource",
  "advertisingMedia",
  "keyword",
  "pushNotify",
  "advertisingContent",
] as const;

/** The schema of the step form: its input are the form's values, its output is the request body. */
export const stepRules = (say: Say) =>
  v.object({
    activityName: v.pipe(
      filled(say("activityName")),
      v.check((name) => ACTIVITY_NAME.test(name), say("activityNameFormat")),
    ),
    channelType: chosen(CHANNELS, say("channelType")),
    promotionTime: v.pipe(
      v.tuple([v.string(), v.string()]),
      v.check((days) => days.some((day) => day !== ""), say("promotionTime")),
      v.check((days) => days.every((day) => parseDay(day) === day), say("promotionDay")),
      v.check(([from, to]) => from <= to, say("promotionOrder")),
      // Both days are included.
      v.transform(([from, to]): [string, string] => [`${from} 00:00:00`, `${to} 23:59:59`]),
    ),
    promoteLink: v.pipe(
      filled(say("promoteLink")),
      v.trim(),
      v.check((link) => isWebAddress(link), say("promoteLinkFormat")),
    ),
    advertisingSource: v.pipe(filled(say("advertisingSource")), v.trim()),
    advertisingMedia: v.pipe(filled(say("advertisingMedia")), v.trim()),
    keyword: v.pipe(v.array(v.string()), v.minLength(1, say("keyword"))),
    pushNotify: v.boolean(),
    advertisingContent: v.pipe(
      filled(say("advertisingContent")),
      atMost(FORM_LIMITS.text, say("advertisingContentLength")),
    ),
  });

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
