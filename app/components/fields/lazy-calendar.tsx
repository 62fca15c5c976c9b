import i18next from "i18next";
import type { ComponentType } from "react";
import { lazyComponent } from "~/components/loading/lazy-component";
import { languageOf } from "~/config/locales";
import { localeOf } from "~/i18n/locale";
import { loadNamespaces } from "~/i18n/translations";
import { CalendarSkeleton } from "./calendar-skeleton";

/** A calendar that is loaded, with its language and texts, when it is first opened; typing does not need it. */
export const lazyCalendar = <Props extends object>(
  load: () => Promise<ComponentType<Props & { locale: string }>>,
  { hasPresets = false } = {},
) =>
  lazyComponent<Props>(
    async () => {
      const [Calendar, { default: locale }] = await Promise.all([
        load(),
        languageOf(localeOf(i18next.language)).calendar(),
        loadNamespaces(["calendar"]),
      ]);
      return (props) => <Calendar {...props} locale={locale.name} />;
    },
    <CalendarSkeleton hasPresets={hasPresets} />,
  );
