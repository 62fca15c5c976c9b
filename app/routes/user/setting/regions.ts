import { DEFAULT_LOCALE } from "~/config/locales";
import type { Translations } from "~/i18n/translations";

/** The selectable countries and regions (ISO 3166-1). A stored value that is not among them stays selectable. */
const COUNTRIES = [
  "CN",
  "JP",
  "KR",
  "SG",
  "MY",
  "TH",
  "VN",
  "ID",
  "PH",
  "IN",
  "PK",
  "KZ",
  "AE",
  "SA",
  "TR",
  "RU",
  "GB",
  "IE",
  "DE",
  "FR",
  "IT",
  "ES",
  "PT",
  "NL",
  "BE",
  "CH",
  "AT",
  "SE",
  "NO",
  "DK",
  "FI",
  "PL",
  "CZ",
  "GR",
  "US",
  "CA",
  "MX",
  "BR",
  "AR",
  "CL",
  "AU",
  "NZ",
  "ZA",
  "EG",
  "NG",
  "KE",
];

/** The Chinese names, which are stored and are the keys of the translations. */
type Province = keyof Translations["user"]["provinces"];

/** The provinces of China, in the order of GB/T 2260. */
const PROVINCES = [
  "北京市",
  "天津市",
  "河北省",
  "山西省",
  "内蒙古自治区",
  "辽宁省",
  "吉林省",
  "黑龙江省",
  "上海市",
  "江苏省",
  "浙江省",
  "安徽省",
  "福建省",
  "江西省",
  "山东省",
  "河南省",
  "湖北省",
  "湖南省",
  "广东省",
  "广西壮族自治区",
  "海南省",
  "重庆市",
  "四川省",
  "贵州省",
  "云南省",
  "西藏自治区",
  "陕西省",
  "甘肃省",
  "青海省",
  "宁夏回族自治区",
  "新疆维吾尔自治区",
  "台湾省",
  "香港特别行政区",
  "澳门特别行政区",
] as const satisfies readonly Province[];

export type Choice = { value: string; label: string };

/** The stored name of the only country whose provinces are listed. */
export const CHINA = "中国";

/** Adds the stored value to the choices if it is missing, so that saving the form never loses it. */
const withCurrent = (choices: Choice[], current: string): Choice[] =>
  current === "" || choices.some(({ value }) => value === current)
    ? choices
    : [...choices, { value: current, label: current }];

/** The countries by their names in a language. The stored value is always the Chinese name. */
export function countryChoices(locale: string, current: string): Choice[] {
  const stored = new Intl.DisplayNames(DEFAULT_LOCALE, { type: "region" });
  const shown = new Intl.DisplayNames(locale, { type: "region" });
  const choices = COUNTRIES.map((code) => ({ value: stored.of(code) ?? code, label: shown.of(code) ?? code }));
  return withCurrent(choices, current);
}

/** The provinces of China by their names in a language. */
export const provinceChoices = (nameOf: (province: Province) => string, current: string): Choice[] =>
  withCurrent(
    PROVINCES.map((value) => ({ value, label: nameOf(value) })),
    current,
  );
