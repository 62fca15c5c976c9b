import { ActionIcon, Input, Popover } from "@mantine/core";
import { useUncontrolled } from "@mantine/hooks";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import i18next from "i18next";
import { type FocusEventHandler, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { languageOf } from "~/config/locales";
import { localeOf } from "~/i18n/locale";
import { type DayRange, parseDay } from "~/lib/text/days";
import classes from "./date-range-field.module.css";

type CalendarProps = { range: DayRange; onPick: (range: DayRange) => void };

// The calendar is loaded when it is first opened; typing does not need it.
const Calendar = lazyComponent<CalendarProps>(
  async () => {
    const [{ DateRangeCalendar }, { default: locale }] = await Promise.all([
      import("./date-range-calendar"),
      languageOf(localeOf(i18next.language)).calendar(),
    ]);
    return (props) => <DateRangeCalendar {...props} locale={locale.name} />;
  },
  <Skeleton>
    <SkeletonBar height={260} width={300} />
  </Skeleton>,
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
  const id = useId();
  const [range, setRange] = useUncontrolled<DayRange>({ ...field, finalValue: EMPTY });
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={error}
      description={description}
      withAsterisk={withAsterisk}
    >
      <Input
        component="div"
        role="group"
        aria-labelledby={id}
        classNames={{ input: classes.range }}
        error={Boolean(error)}
      >
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
        <Picker range={range} onChange={setRange} />
      </Input>
    </Input.Wrapper>
  );
}

type TypedDayProps = {
  name: string;
  placeholder: string;
  value: string;
  onChange: (day: string) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  "data-path"?: string;
  invalid: boolean;
};

/** Shows the text as it is typed, and the formatted day after blur. */
function TypedDay({ name, value, onChange, onBlur, invalid, ...rest }: TypedDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...rest}
      className={classes.day}
      aria-label={name}
      aria-invalid={invalid}
      autoComplete="off"
      inputMode="numeric"
      value={typed ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(parseDay(text) ?? text.trim());
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

function Picker({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const { t } = useTranslation("console");
  const labelId = useId();
  const [opened, setOpened] = useState(false);
  const pick = (picked: DayRange) => {
    onChange(picked);
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t("days.open")} onClick={() => setOpened(!opened)}>
          <IconCalendar />
        </ActionIcon>
      </Popover.Target>
      {/* Otherwise Mantine labels the dialog with the button's label. */}
      <Popover.Dropdown aria-labelledby={labelId} className={classes.dropdown}>
        <span id={labelId} hidden>
          {t("days.calendar")}
        </span>
        <Calendar range={range} onPick={pick} />
      </Popover.Dropdown>
    </Popover>
  );
}
