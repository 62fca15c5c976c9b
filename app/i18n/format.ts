import { useTranslation } from "react-i18next";

/** Numbers from here on are too long for narrow columns. */
const NARROW = 100_000;

/** In Chinese the first word for a number stands for ten thousand. */
const unitFrom = (locale: string) => (locale.startsWith("zh") ? 10_000 : 1000);

/** Formats are expensive to create, so each is created when it is first used. */
function lazy<T>(create: () => T): () => T {
  let created: T | undefined;
  return () => (created ??= create());
}

/** A format with an option: one is created for each value of the option, when that value is first used. */
export function lazyBy<Option, T>(create: (option: Option) => T): (option: Option) => T {
  const created = new Map<Option, T>();
  return (option) => {
    const format = created.get(option) ?? create(option);
    created.set(option, format);
    return format;
  };
}

/** In Chinese a month with a word would be a text of changing width. */
export const monthStyle = (locale: string) => (locale.startsWith("zh") ? "2-digit" : "short");

/** A date with the spaces that Intl does not put between digits and words of Chinese. */
export const spaced = (date: string) => date.replace(/\d(?=\p{Script=Han})|[年月](?=\d)|日(?=星)/gu, "$& ");

/** Formats of numbers and dates in a language. */
export function createFormat(locale: string) {
  const whole = lazy(() => new Intl.NumberFormat(locale));
  // Of a number that is stored in binary 15 digits are certain.
  const exact = lazy(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 }));
  const compact = (digits: Intl.NumberFormatOptions) =>
    lazy(() => new Intl.NumberFormat(locale, { notation: "compact", ...digits }));
  const figure = compact({ maximumFractionDigits: 1 });
  // A million has too few digits for one decimal to tell it from another.
  const short = compact(
    unitFrom(locale) > 1000
      ? { minimumFractionDigits: 1, maximumFractionDigits: 1 }
      : { minimumSignificantDigits: 3, maximumSignificantDigits: 3 },
  );
  const signedPercent = lazy(
    // Intl's default maximum is the minimum.
    () => new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 1, signDisplay: "exceptZero" }),
  );
  const decimal = lazyBy(
    (decimals: number) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
  const money = lazyBy((currency: string) => new Intl.NumberFormat(locale, { style: "currency", currency }));
  const dateParts = { year: "numeric", month: monthStyle(locale), day: "2-digit" } as const;
  const timeParts = { ...dateParts, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const date = lazy(() => new Intl.DateTimeFormat(locale, dateParts));
  const time = lazy(() => new Intl.DateTimeFormat(locale, timeParts));
  const timeInUtc = lazy(() => new Intl.DateTimeFormat(locale, { ...timeParts, timeZone: "UTC" }));
  const clock = lazy(() => new Intl.DateTimeFormat(locale, { timeStyle: "short", hourCycle: "h23" }));
  const day = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: "full" }));
  const month = lazy(() => new Intl.DateTimeFormat(locale, { year: "numeric", month: "long" }));
  const alternatives = lazy(() => new Intl.ListFormat(locale, { type: "disjunction" }));
  const list = lazy(() => new Intl.ListFormat(locale));
  return {
    /** 1234567 → 1,234,567 */
    number: (value: number) => (Number.isInteger(value) ? whole() : exact()).format(value),
    /** 12,345 in full, but 123456789012 → 1234.6亿 or 123.5B, for narrow columns. */
    figure: (value: number) => (Math.abs(value) < NARROW ? whole() : figure()).format(value),
    /** 1234567 → 123.5万 or 1.23M, 2000000 → 200.0万 or 2.00M: with the decimals of the others of a column. */
    short: (value: number) => (Math.abs(value) < unitFrom(locale) ? whole() : short()).format(value),
    /** 0.12 → +12.0%, with a true minus sign, which is as wide as the plus. */
    signedPercent: (ratio: number) => signedPercent().format(ratio).replace("-", "\u2212"),
    /** 1234.5 with 2 decimals → 1,234.50 */
    decimal: (value: number, decimals: number) => decimal(decimals).format(value),
    /** 1234.5 in CNY → ¥1,234.50 or CN¥1,234.50 */
    money: (value: number, currency: string) => money(currency).format(value),
    /** 2026/11/05 or Nov 05, 2026: two digits each, so that the dates of a column have one width */
    date: (value: Date) => date().format(value),
    /** 2026/11/05 09:00 or Nov 05, 2026, 09:00, in the operator's own zone */
    time: (value: Date) => time().format(value),
    /** 2026/11/05 09:00 or Nov 05, 2026, 09:00, in UTC, for a time that is not to be converted. */
    timeInUtc: (value: Date) => timeInUtc().format(value),
    /** 09:00 of today, an earlier day as in `time` */
    clock: (at: number) => (at < new Date().setHours(0, 0, 0, 0) ? time() : clock()).format(at),
    /** 2026年11月21日星期六 or Saturday, November 21, 2026 */
    day: (date: Date) => day().format(date),
    /** 2026 年 11 月 or November 2026 */
    month: (date: Date) => spaced(month().format(date)),
    /** 玉或青铜, “Jade or Bronze” */
    alternatives: (values: readonly string[]) => alternatives().format(values),
    /** 玉和青铜, “Jade and Bronze” */
    list: (values: readonly string[]) => list().format(values),
  };
}

export type Format = ReturnType<typeof createFormat>;

/** The formats in a language, created once. */
export const formatOf = lazyBy(createFormat);

/** The formats in the page's language. */
export const useFormat = (): Format => formatOf(useTranslation().i18n.language);
