import { type Format, useFormat } from "~/i18n/format";

const SERVER_TIME = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;

const MINUTES_LENGTH = "2026-01-01 00:00".length;

/** Formats a server's `YYYY-MM-DD HH:mm:ss` to the minute; other text is returned unchanged. */
export function serverTimeText(text: string, format: Format): string {
  const [year, month, day, hour, minute] = SERVER_TIME.exec(text)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined) return text;
  // It is the server's local time without a zone, so it is not converted.
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // The 30th of February or the hour 25 would become another time.
  if (time.toISOString().slice(0, MINUTES_LENGTH) !== text.slice(0, MINUTES_LENGTH).replace(" ", "T")) return text;
  return format.timeInUtc(time);
}

export function ServerTime({ value, className }: { value: string; className?: string }) {
  const format = useFormat();
  const dateTime = SERVER_TIME.test(value) ? value.replace(" ", "T") : undefined;
  return (
    <time dateTime={dateTime} className={className}>
      {serverTimeText(value, format)}
    </time>
  );
}
