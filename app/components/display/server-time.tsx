import { deployment } from "~/config/deployment";
import { type Format, useFormat } from "~/i18n/format";
import { instantIn } from "~/lib/text/zoned-time";

/** `YYYY-MM-DD HH:mm:ss` or ISO 8601: day, minute and zone. */
const TIME = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

const MINUTES_LENGTH = "2026-01-01T00:00".length;

/** A server's time; one of an unknown zone stands as if it were UTC, so that it is not converted. */
export type ParsedTime = { time: Date; hasZone: boolean };

/** Parses a server's time to the minute, without a zone in the deployment's `serverTimeZone`; null for any other text. */
export function parseServerTime(text: string): ParsedTime | null {
  const [, day, minute, zone] = TIME.exec(text) ?? [];
  const local = new Date(`${day}T${minute}Z`);
  const time = zone ? new Date(text.replace(" ", "T")) : local;
  if (Number.isNaN(+local) || Number.isNaN(+time)) return null;
  // The 30th of February or the hour 24 would become another time.
  if (local.toISOString().slice(0, MINUTES_LENGTH) !== `${day}T${minute}`) return null;
  if (zone) return { time, hasZone: true };
  const { serverTimeZone } = deployment();
  return serverTimeZone ? { time: instantIn(serverTimeZone, local), hasZone: true } : { time: local, hasZone: false };
}

const timeText = ({ time, hasZone }: ParsedTime, format: Format) =>
  hasZone ? format.time(time) : format.timeInUtc(time);

/** Formats a server's time to the minute, in the operator's zone if its own is known; other text is returned unchanged. */
export function serverTimeText(text: string, format: Format): string {
  const parsed = parseServerTime(text);
  return parsed ? timeText(parsed, format) : text;
}

type Props = {
  value: string;
  className?: string;
  /** A shorter text. */
  children?: string;
  /** What paper shows in place of a relative time, by the styles of the class. */
  printed?: string | undefined;
};

/** Its title has the whole time, with the zone of one that was converted. */
export function ServerTime({ value, className, children, printed }: Props) {
  const format = useFormat();
  const parsed = parseServerTime(value);
  const whole = parsed ? timeText(parsed, format) : value;
  const zone = parsed?.hasZone && new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const title = zone || children !== undefined ? [whole, zone].filter(Boolean).join(" ") : undefined;
  return (
    <time
      dateTime={TIME.test(value) ? value.replace(" ", "T") : undefined}
      title={title}
      className={className}
      data-printed={printed}
    >
      {children ?? whole}
    </time>
  );
}
