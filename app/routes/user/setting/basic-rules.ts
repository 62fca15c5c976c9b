import * as v from "valibot";
import type { User } from "~/api/user";
import { INTRODUCTION_MAX } from "~/config/limits";
import { ofField } from "~/i18n/joined";
import { maxCharacters } from "~/lib/forms/form-rules";
import { visible } from "~/lib/forms/visible-rule";
import { EMAIL_ADDRESS } from "~/lib/text/email-address";
import { normalizeTyped } from "~/lib/text/typed-text";

/** The longest text of a single-line field. */
const LINE_MAX = 100;
/** RFC 5321, 4.5.3.1.3, without the brackets around it. */
const EMAIL_MAX = 254;

type Rule = "email" | "emailInvalid" | "name" | "nameInvisible" | "country" | "province" | "long";

/** Chinese input methods write the dots of a host as full stops (UTS 46, 2.3). */
const emailAddress = (typed: string) => normalizeTyped(typed).replace(/。(?=[^@]*$)/g, ".");

/** The schema of the basic information; `t` translates the messages. */
export function basicRules(t: (rule: Rule, max?: number) => string) {
  const line = v.pipe(v.string(), v.trim(), maxCharacters(LINE_MAX, t("long", LINE_MAX)));
  const required = (rule: Rule) => v.pipe(v.string(), v.trim(), v.nonEmpty(t(rule)), line);
  return v.object({
    email: v.pipe(
      v.string(),
      v.transform(emailAddress),
      v.nonEmpty(t("email")),
      v.regex(EMAIL_ADDRESS, t("emailInvalid")),
      maxCharacters(EMAIL_MAX, t("long", EMAIL_MAX)),
    ),
    name: v.pipe(required("name"), visible(t("nameInvisible"))),
    countryRegion: required("country"),
    province: required("province"),
    city: line,
    district: line,
    address: line,
    introduction: v.pipe(v.string(), v.trim(), maxCharacters(INTRODUCTION_MAX, t("long", INTRODUCTION_MAX))),
  });
}
export type BasicValues = v.InferOutput<ReturnType<typeof basicRules>>;

/** In the order of the form. */
export const FIELD_NAMES = v.keyof(basicRules(() => "")).options;

export const AREA_PARTS = ["province", "city", "district"] as const satisfies readonly (keyof BasicValues)[];

/** The form's values from the user's record. */
export function basicValues({ email, name, countryRegion, area, address, introduction }: User): BasicValues {
  const [province = "", city = "", ...districts] = area;
  // Fields lose the blanks around them when they are sent, and an empty part must not look like a change.
  const district = districts.join(" ").trim();
  return { email, name, countryRegion, province, city, district, address, introduction };
}

/**
 * The request body from the form's values and the user that they change, whose area may have more parts than the form
 * has fields. The place of a part in the area says which it is, so only the end is cut.
 */
export function basicChange(values: BasicValues, user: User) {
  const { province, city, district, ...rest } = values;
  const before = basicValues(user);
  if (AREA_PARTS.every((part) => values[part] === before[part])) return { ...rest, area: user.area };
  const area = [province, city, ...(district === before.district ? user.area.slice(2) : [district])];
  return { ...rest, area: area.slice(0, area.findLastIndex((part) => part !== "") + 1) };
}

/** An area is one value. */
const AREA = ["countryRegion", ...AREA_PARTS] as const;

/** What to save: fields that were not typed in keep what is stored, which may be newer than what was shown. */
export function changedValues({
  stored,
  shown,
  typed,
}: Record<"stored" | "shown" | "typed", BasicValues>): BasicValues {
  const changed = FIELD_NAMES.filter((name) => typed[name] !== shown[name]);
  const isArea = (name: string) => AREA.some((part) => part === name);
  const names = changed.some(isArea) ? [...changed, ...AREA] : changed;
  return { ...stored, ...Object.fromEntries(names.map((name) => [name, typed[name]])) };
}

/** Why the server refused fields, by those of the form; it knows the area as one. `others` have none, so all stand together. */
export function refusedValues({ area, ...named }: Record<string, string>) {
  const reasons = Object.entries(area === undefined ? named : { province: area, ...named });
  const isField = ([name]: [string, string]) => FIELD_NAMES.some((field) => field === name);
  return {
    fields: Object.fromEntries(reasons.filter(isField)),
    others: reasons.filter((reason) => !isField(reason)).map(([name, reason]) => ofField(name, reason)),
  };
}
