import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { recentFormatOf } from "~/i18n/recent-format";
import { parseServerTime, ServerTime } from "./server-time";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const readMinute = () => Math.floor(Date.now() / MINUTE_MS);

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
const neverChanges = () => () => undefined;

/**
 * A server's time in a list of news: within a day how long ago it was, otherwise without the year if that is this year.
 * The time of a server that names no zone may be hours off, so it is never relative.
 */
export function RecentTime({ value, className }: { value: string; className?: string }) {
  const format = recentFormatOf(useTranslation().i18n.language);
  const parsed = parseServerTime(value);
  const minute = useSyncExternalStore(parsed?.hasZone ? subscribeToMinutes : neverChanges, readMinute);
  if (!parsed) return <ServerTime value={value} className={className} />;
  const { time, hasZone } = parsed;
  const minutes = minute - Math.floor(+time / MINUTE_MS);
  const isRelative = hasZone && minutes >= 0 && minutes < DAY_MINUTES;
  const isThisYear = (hasZone ? time.getFullYear() : time.getUTCFullYear()) === new Date().getFullYear();
  const short = isThisYear ? format.thisYear(time, hasZone) : undefined;
  return (
    <ServerTime value={value} className={className}>
      {isRelative ? format.ago(minutes) : short}
    </ServerTime>
  );
}
