import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { serverClock } from "~/api/client/request";
import { type RecentFormat, recentFormatOf } from "~/i18n/recent-format";
import classes from "./recent-time.module.css";
import { type ParsedTime, parseServerTime, ServerTime } from "./server-time";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const minuteOf = (time: Date) => Math.floor(+time / MINUTE_MS);
const readMinute = () => minuteOf(serverClock.now());

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Now as a parsed server's time: one of an unknown zone is the operator's, and stands as if it were UTC. */
function nowLike(hasZone: boolean): Date {
  const now = serverClock.now();
  return hasZone ? now : new Date(+now - now.getTimezoneOffset() * MINUTE_MS);
}

type Props = { value: string; className?: string };

/** Without the year if that is this year. */
function shortText({ time, hasZone }: ParsedTime, format: RecentFormat): string | undefined {
  const yearOf = (date: Date) => (hasZone ? date.getFullYear() : date.getUTCFullYear());
  return yearOf(time) === yearOf(nowLike(hasZone)) ? format.thisYear(time, hasZone) : undefined;
}

/** A server's time on a card. */
export function ShortTime(props: Props) {
  const format = recentFormatOf(useTranslation().i18n.language);
  const parsed = parseServerTime(props.value);
  return <ServerTime {...props}>{parsed ? shortText(parsed, format) : undefined}</ServerTime>;
}

/** A server's time in a list of news: within a day how long ago it was, otherwise without the year if that is this year. */
export function RecentTime({ value, className }: Props) {
  const format = recentFormatOf(useTranslation().i18n.language);
  useSyncExternalStore(subscribeToMinutes, readMinute);
  const parsed = parseServerTime(value);
  if (!parsed) return <ServerTime value={value} className={className} />;
  const minutes = minuteOf(nowLike(parsed.hasZone)) - minuteOf(parsed.time);
  const isRelative = minutes >= 0 && minutes < DAY_MINUTES;
  const printed = isRelative ? format.thisYear(parsed.time, parsed.hasZone) : undefined;
  return (
    <ServerTime value={value} className={`${className ?? ""} ${classes.recent}`} printed={printed}>
      {isRelative ? format.ago(minutes) : shortText(parsed, format)}
    </ServerTime>
  );
}
