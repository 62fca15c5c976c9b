import { useTranslation } from "react-i18next";

const SERVER_TIME = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** One format a language: to make one costs more than to draw a row. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const known =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  formats.set(locale, known);
  return known;
}

/** A server's `YYYY-MM-DD HH:mm:ss` in words of a language, to the minute; other text as it is. */
export function serverTimeText(text: string, locale: string): string {
  const [year, month, day, hour, minute] = SERVER_TIME.exec(text)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined) return text;
  // It is the server's local time as text: it is shown, not moved to another zone.
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute));
  return formatOf(locale).format(time);
}

/** A time that the server told. */
export function ServerTime({ value, className }: { value: string; className?: string }) {
  const { language } = useTranslation().i18n;
  const dateTime = SERVER_TIME.test(value) ? value.replace(" ", "T") : undefined;
  return (
    <time dateTime={dateTime} className={className}>
      {serverTimeText(value, language)}
    </time>
  );
}
