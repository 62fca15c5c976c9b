import { DatePicker } from "@mantine/dates";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { DAY_PRESETS, type DayRange, parseDay, presetRange } from "~/lib/text/days";
import classes from "./date-range-field.module.css";

const MONDAY = 1;

type Props = {
  range: DayRange;
  onPick: (range: DayRange) => void;
  /** Of a loaded locale of dayjs. */
  locale: string;
};

/** The calendar of a range with its presets; loaded when it is first opened. */
export function DateRangeCalendar({ range, onPick, locale }: Props) {
  const { t } = useTranslation("console");
  const format = useFormat();
  const [now] = useState(() => new Date());
  const [picked, setPicked] = useState<[string | null, string | null]>([parseDay(range[0]), parseDay(range[1])]);
  return (
    <DatePicker
      type="range"
      className={classes.calendar}
      classNames={{ presetsList: classes.presets, presetButton: classes.preset }}
      presets={DAY_PRESETS.map((preset) => ({ value: presetRange(preset, now), label: t(`days.${preset}`) }))}
      attributes={{ presetsList: { role: "group", "aria-label": t("days.presets") } }}
      allowSingleDateInRange
      highlightToday
      locale={locale}
      firstDayOfWeek={MONDAY}
      defaultDate={picked[1] ?? picked[0] ?? undefined}
      value={picked}
      onChange={([from, to]) => {
        setPicked([from, to]);
        if (from && to) onPick([from, to]);
      }}
      monthLabelFormat={(month) => format.month(noonOf(month))}
      getDayAriaLabel={(day) => format.day(noonOf(day))}
      ariaLabels={{
        previousMonth: t("days.previousMonth"),
        nextMonth: t("days.nextMonth"),
        previousYear: t("days.previousYear"),
        nextYear: t("days.nextYear"),
        previousDecade: t("days.previousYears"),
        nextDecade: t("days.nextYears"),
        monthLevelControl: t("days.chooseMonth"),
        yearLevelControl: t("days.chooseYear"),
      }}
    />
  );
}

const noonOf = (day: string) => new Date(`${day}T12:00:00`);
