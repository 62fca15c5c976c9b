import { Input } from "@mantine/core";
import { useUncontrolled } from "@mantine/hooks";
import { type FocusEventHandler, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { CalendarPopover } from "./calendar-popover";
import { lazyCalendar } from "./lazy-calendar";
import classes from "./range-field.module.css";
import { TypedDay } from "./typed-day";

const Calendar = lazyCalendar<{ day: string; onPick: (day: string) => void }>(() =>
  import("./day-calendar").then((file) => file.DayCalendar),
);

type Props = {
  label: string;
  value?: string;
  defaultValue?: string;
  /** Also gets invalid input, so that the form's rules can report it. */
  onChange?: (day: string) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  error?: ReactNode;
  withAsterisk?: boolean;
  /** Mantine's form finds the input by it. */
  "data-path"?: string;
};

/** A day, typed (2026-11-05, 2026/11/5, 20261105) or picked in a calendar. */
export function DayField({ label, error, withAsterisk, ...field }: Props) {
  const { t } = useTranslation("forms");
  const id = useId();
  const [day, setDay] = useUncontrolled<string>({ ...field, finalValue: "" });
  return (
    <Input.Wrapper id={id} label={label} error={error} withAsterisk={withAsterisk}>
      <Input component="div" withAria={false} classNames={{ input: classes.range }} error={Boolean(error)}>
        <TypedDay
          id={id}
          name={label}
          value={day}
          onChange={setDay}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          data-path={field["data-path"]}
          aria-describedby={error ? `${id}-error` : undefined}
          required={withAsterisk}
          invalid={Boolean(error)}
        />
        <CalendarPopover title={t("days.chooseDay")}>
          {(close) => (
            <Calendar
              day={day}
              onPick={(picked) => {
                setDay(picked);
                close();
              }}
            />
          )}
        </CalendarPopover>
      </Input>
    </Input.Wrapper>
  );
}
