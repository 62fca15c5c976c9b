import { DatePicker } from "@mantine/dates";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "~/api/client/server-now";
import { type DayPreset, type DayRange, parseDay, presetRange } from "~/lib/text/days";
import classes from "./calendar.module.css";
import { useCalendarProps } from "./use-calendar-props";

type Props = {
  range: DayRange;
  presets: readonly DayPreset[];
  onPick: (range: DayRange) => void;
  /** The name of a locale of dayjs that is loaded. */
  locale: string;
};

/** The calendar of a range with its presets; loaded when it is first opened. */
export function DateRangeCalendar({ range, presets, onPick, locale }: Props) {
  const { t } = useTranslation("calendar");
  const calendar = useCalendarProps(locale);
  const [now] = useState(serverNow);
  const [picked, setPicked] = useState<[string | null, string | null]>([parseDay(range[0]), parseDay(range[1])]);
  return (
    <DatePicker
      {...calendar}
      type="range"
      classNames={{ presetsList: classes.presets, presetButton: classes.preset }}
      presets={presets.map((preset) => ({ value: presetRange(preset, now), label: t(preset) }))}
      attributes={{ presetsList: { role: "group", "aria-label": t("presets") } }}
      allowSingleDateInRange
      defaultDate={picked[1] ?? picked[0] ?? undefined}
      value={picked}
      onChange={([from, to]) => {
        setPicked([from, to]);
        if (from && to) onPick([from, to]);
      }}
    />
  );
}
