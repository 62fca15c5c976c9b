import { DEFAULT_LOCALE } from "~/config/locales";

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

/** The provinces of China, in the order of GB/T 2260. */
const PROVINCES = [
  ["北京市", "Beijing"],
  ["天津市", "Tianjin"],
  ["河北省", "Hebei"],
  ["山西省", "Shanxi"],
  ["内蒙古自治区", "Inner Mongolia"],
  ["辽宁省", "Liaoning"],
  ["吉林省", "Jilin"],
  ["黑龙江省", "Heilongjiang"],
  ["上海市", "Shanghai"],
  ["江苏省", "Jiangsu"],
  ["浙江省", "Zhejiang"],
  ["安徽省", "Anhui"],
  ["福建省", "Fujian"],
  ["江西省", "Jiangxi"],
  ["山东省", "Shandong"],
  ["河南省", "Henan"],
  ["湖北省", "Hubei"],
  ["湖南省", "Hunan"],
  ["广东省", "Guangdong"],
  ["广西壮族自治区", "Guangxi"],
  ["海南省", "Hainan"],
  ["重庆市", "Chongqing"],
  ["四川省", "Sichuan"],
  ["贵州省", "Guizhou"],
  ["云南省", "Yunnan"],
  ["西藏自治区", "Tibet"],
  ["陕西省", "Shaanxi"],
  ["甘肃省", "Gansu"],
  ["青海省", "Qinghai"],
  ["宁夏回族自治区", "Ningxia"],
  ["新疆维吾尔自治区", "Xinjiang"],
  ["台湾省", "Taiwan"],
  ["香港特别行政区", "Hong Kong"],
  ["澳门特别行政区", "Macao"],
] as const;

export type Choice = { value: string; label: string };

/** The country whose provinces are known, as it is stored. */
export const CHINA = "中国";

/** A value that is not among the choices is one more: what is stored is never lost. */
const withOwn = (choices: Choice[], own: string): Choice[] =>
  own === "" || choices.some(({ value }) => value === own) ? choices : [...choices, { value: own, label: own }];

/** The countries by their names in a language. The stored value is always the Chinese name. */
export function countryChoices(locale: string, own: string): Choice[] {
  const stored = new Intl.DisplayNames(DEFAULT_LOCALE, { type: "region" });
  const shown = new Intl.DisplayNames(locale, { type: "region" });
  const choices = COUNTRIES.map((code) => ({ value: stored.of(code) ?? code, label: shown.of(code) ?? code }));
  return withOwn(choices, own);
}

/** The provinces of China by their names in a language. */
export const provinceChoices = (locale: string, own: string): Choice[] =>
  withOwn(
    PROVINCES.map(([value, english]) => ({ value, label: locale === DEFAULT_LOCALE ? value : english })),
    own,
  );
