import { type Format, useFormat } from "~/i18n/format";

/** `YYYY-MM-DD HH:mm:ss` or ISO 8601: day, minute and zone. */
const TIME = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

const MINUTES_LENGTH = "2026-01-01T00:00".length;

const zoneOf = (text: string) => TIME.exec(text)?.[3];

/** Formats a server's time to the minute, in the operator's zone if it names its own; other text is returned unchanged. */
export function serverTimeText(text: string, format: Format): string {
  const [, day, minute, zone] = TIME.exec(text) ?? [];
  // Without a zone it is the server's local time, so it is not converted.
  const local = new Date(`${day}T${minute}Z`);
  const time = zone ? new Date(text.replace(" ", "T")) : local;
  if (Number.isNaN(+local) || Number.isNaN(+time)) return text;
  // The 30th of February or the hour 24 would become another time.
  if (local.toISOString().slice(0, MINUTES_LENGTH) !== `${day}T${minute}`) return text;
  return zone ? format.time(time) : format.timeInUtc(time);
}

/** Its tooltip names the zone of a time that was converted. */
export function ServerTime({ value, className }: { value: string; className?: string }) {
  const format = useFormat();
  const zone = zoneOf(value) && new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <time dateTime={TIME.test(value) ? value.replace(" ", "T") : undefined} title={zone} className={className}>
      {serverTimeText(value, format)}
    </time>
  );
}
