import { useUncontrolled } from "@mantine/hooks";
import type { FocusEventHandler, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DayRange } from "~/lib/text/days";
import { CalendarPopover } from "./calendar-popover";
import { lazyCalendar } from "./lazy-calendar";
import { RangeFrame } from "./range-frame";
import { TypedDay } from "./typed-day";

const Calendar = lazyCalendar<{ range: DayRange; onPick: (range: DayRange) => void }>(() =>
  import("./date-range-calendar").then((file) => file.DateRangeCalendar),
);

type Props = {
  label: string;
  value?: DayRange;
  defaultValue?: DayRange;
  /** Also gets invalid input, so that the form's rules can report it. */
  onChange?: (range: DayRange) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  error?: ReactNode;
  description?: ReactNode;
  withAsterisk?: boolean;
  /** Mantine's form finds the input by it. */
  "data-path"?: string;
};

const EMPTY: DayRange = ["", ""];

/** A range of days, typed (2026-11-05, 2026/11/5, 20261105) or picked in a calendar with presets. */
export function DateRangeField({ label, error, description, withAsterisk, ...field }: Props) {
  const { t } = useTranslation("console");
  const [range, setRange] = useUncontrolled<DayRange>({ ...field, finalValue: EMPTY });
  return (
    <RangeFrame label={label} error={error} description={description} withAsterisk={withAsterisk}>
      <TypedDay
        name={`${label} ${t("days.from")}`}
        placeholder={t("days.from")}
        value={range[0]}
        onChange={(from) => setRange([from, range[1]])}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        data-path={field["data-path"]}
        invalid={Boolean(error)}
      />
      <span aria-hidden>–</span>
      <TypedDay
        name={`${label} ${t("days.to")}`}
        placeholder={t("days.to")}
        value={range[1]}
        onChange={(to) => setRange([range[0], to])}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        invalid={Boolean(error)}
      />
      <CalendarPopover title={t("days.calendar")}>
        {(close) => (
          <Calendar
            range={range}
            onPick={(picked) => {
              setRange(picked);
              close();
            }}
          />
        )}
      </CalendarPopover>
    </RangeFrame>
  );
}
