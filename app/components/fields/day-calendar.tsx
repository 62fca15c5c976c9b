import { DatePicker } from "@mantine/dates";
import { parseDay } from "~/lib/text/days";
import { useCalendarProps } from "./use-calendar-props";

type Props = { day: string; onPick: (day: string) => void; locale: string };

/** The calendar of one day; loaded when it is first opened. */
export function DayCalendar({ day, onPick, locale }: Props) {
  const calendar = useCalendarProps(locale);
  const value = parseDay(day);
  return (
    <DatePicker
      {...calendar}
      defaultDate={value ?? undefined}
      value={value}
      onChange={(picked) => {
        if (picked) onPick(picked);
      }}
    />
  );
}
