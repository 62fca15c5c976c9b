import { useTranslation } from "react-i18next";

const SERVER_TIME = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;

const MINUTES_LENGTH = "2026-01-01 00:00".length;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached by language: creating one costs more than rendering a row. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  formats.set(locale, format);
  return format;
}

/** Formats a server's `YYYY-MM-DD HH:mm:ss` to the minute; other text is returned unchanged. */
export function serverTimeText(text: string, locale: string): string {
  const [year, month, day, hour, minute] = SERVER_TIME.exec(text)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined) return text;
  // It is the server's local time without a zone, so it is not converted.
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // The 30th of February or the hour 25 would become another time.
  if (time.toISOString().slice(0, MINUTES_LENGTH) !== text.slice(0, MINUTES_LENGTH).replace(" ", "T")) return text;
  return formatOf(locale).format(time);
}

export function ServerTime({ value, className }: { value: string; className?: string }) {
  const { language } = useTranslation().i18n;
  const dateTime = SERVER_TIME.test(value) ? value.replace(" ", "T") : undefined;
  return (
    <time dateTime={dateTime} className={className}>
      {serverTimeText(value, language)}
    </time>
  );
}
