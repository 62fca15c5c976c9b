import * as v from "valibot";
import type { User } from "~/api/user";
import { INTRODUCTION_MAX } from "~/config/limits";
import { atMost } from "~/lib/forms/form-rules";

/** Longest text of a field of one line. */
const LINE_MAX = 100;

type Rule = "email" | "emailInvalid" | "name" | "country" | "province" | "long";

/** What the basic information must be; its words come from `say`. */
export function basicRules(t: (rule: Rule, max?: number) => string) {
  const line = v.pipe(v.string(), v.trim(), atMost(LINE_MAX, t("long", LINE_MAX)));
  const required = (rule: Rule) => v.pipe(v.string(), v.trim(), v.nonEmpty(t(rule)), line);
  return v.object({
    email: v.pipe(v.string(), v.trim(), v.nonEmpty(t("email")), v.email(t("emailInvalid")), line),
    name: required("name"),
    countryRegion: required("country"),
    province: required("province"),
    city: line,
    district: line,
    address: line,
    introduction: v.pipe(v.string(), v.trim(), atMost(INTRODUCTION_MAX, t("long", INTRODUCTION_MAX))),
  });
}
export type BasicValues = v.InferOutput<ReturnType<typeof basicRules>>;

/** The form as the user's record fills it. */
export function basicValues({ email, name, countryRegion, area, address, introduction }: User): BasicValues {
  const [province = "", city = "", ...districts] = area;
  return { email, name, countryRegion, province, city, district: districts.join(" "), address, introduction };
}

/** What is saved of the form: the area is the list of its filled parts. */
export function basicChange({ province, city, district, ...rest }: BasicValues) {
  return { ...rest, area: [province, city, district].filter((part) => part !== "") };
}
