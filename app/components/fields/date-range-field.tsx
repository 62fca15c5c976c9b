import { useUncontrolled } from "@mantine/hooks";
import { type ClipboardEvent, type FocusEventHandler, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { type DayPreset, type DayRange, PAST_PRESETS, parseDay, parseDayRange } from "~/lib/text/days";
import { CalendarPopover } from "./calendar-popover";
import { lazyCalendar } from "./lazy-calendar";
import { RangeFrame } from "./range-frame";
import { TypedDay } from "./typed-day";

type CalendarProps = { range: DayRange; presets: readonly DayPreset[]; onPick: (range: DayRange) => void };

const Calendar = lazyCalendar<CalendarProps>(
  () => import("./date-range-calendar").then((file) => file.DateRangeCalendar),
  { hasPresets: true },
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
  /** The ranges that the calendar offers; default: those of the past. */
  presets?: readonly DayPreset[];
  /** Mantine's form finds the input by it. */
  "data-path"?: string;
  autoFocus?: boolean;
  "data-autofocus"?: boolean;
};

/** Where an error is: an end that is no day, else one that is missing, else both. */
function wrongEnds(range: DayRange): readonly number[] {
  const ends = [0, 1] as const;
  const [typed, empty] = [ends.filter((end) => range[end] && !parseDay(range[end])), ends.filter((end) => !range[end])];
  return [typed, empty].find(({ length }) => length > 0) ?? ends;
}

const EMPTY: DayRange = ["", ""];

/** A range of days, typed (2026-11-05, 2026/11/5, 20261105), pasted as a whole, or picked in a calendar with presets. */
export function DateRangeField({ label, error, description, withAsterisk, presets = PAST_PRESETS, ...field }: Props) {
  const { t } = useTranslation("forms");
  const id = useId();
  const [range, setRange] = useUncontrolled<DayRange>({ ...field, finalValue: EMPTY });
  const wrong = wrongEnds(range);
  const end = (index: 0 | 1) => ({
    name: `${label} ${t(index === 0 ? "days.from" : "days.to")}`,
    placeholder: t(index === 0 ? "days.from" : "days.to"),
    value: range[index],
    onFocus: field.onFocus,
    onBlur: field.onBlur,
    required: withAsterisk,
    invalid: Boolean(error) && wrong.includes(index),
    "data-path": wrong[0] === index ? field["data-path"] : undefined,
    autoFocus: wrong[0] === index && field.autoFocus,
    "data-autofocus": wrong[0] === index ? field["data-autofocus"] : undefined,
    "aria-describedby":
      [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(" ") || undefined,
    onPaste(event: ClipboardEvent) {
      const pasted = parseDayRange(event.clipboardData.getData("text"));
      if (!pasted) return;
      event.preventDefault();
      setRange(pasted);
    },
  });
  return (
    <RangeFrame id={id} label={label} error={error} description={description} withAsterisk={withAsterisk}>
      <TypedDay {...end(0)} onChange={(from) => setRange([from, range[1]])} />
      <span aria-hidden>→</span>
      <TypedDay {...end(1)} onChange={(to) => setRange([range[0], to])} />
      <CalendarPopover title={t("days.calendar")}>
        {(close) => (
          <Calendar
            range={range}
            presets={presets}
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
