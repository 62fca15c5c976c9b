import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import classes from "./calendar.module.css";

const MONDAY = 1;
const atNoon = (day: string) => new Date(`${day}T12:00:00`);

/** What all calendars of the console have in common. `locale` is a loaded one of dayjs. */
export function useCalendarProps(locale: string) {
  const { t } = useTranslation("calendar");
  const format = useFormat();
  return {
    className: classes.calendar,
    highlightToday: true,
    locale,
    firstDayOfWeek: MONDAY,
    monthLabelFormat: (month: string) => format.month(atNoon(month)),
    getDayAriaLabel: (day: string) => format.day(atNoon(day)),
    ariaLabels: {
      previousMonth: t("previousMonth"),
      nextMonth: t("nextMonth"),
      previousYear: t("previousYear"),
      nextYear: t("nextYear"),
      previousDecade: t("previousYears"),
      nextDecade: t("nextYears"),
    },
  } as const;
}
