import "./theme/mantine.css";
import "./theme/mantine-overrides.css";
import "./theme/base.css";
import { MantineProvider } from "@mantine/core";
import { Outlet, useRouteError } from "@remix-run/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { useChangeLanguage, useLocale } from "remix-i18next/react";
import { queryClient } from "~/api/client/query-client";
import { BareErrorPage } from "./components/feedback/error-page";
import { Toasts } from "./components/feedback/toasts";
import { CurrentScreen } from "./components/layout/use-current-screen";
import { currentLocale } from "./i18n/locale";
import { useStore } from "./lib/state/use-store";
import { settings } from "./settings/settings";
import { DocumentState } from "./shell/frame/document-state";
import { ProgressHost } from "./shell/progress/progress-host";
import { SettingsHost } from "./shell/settings-drawer/settings-host";
import { Document } from "./start/document";
import { Outline } from "./start/outline";
import { cssVariablesResolver, theme } from "./theme/theme";

export const clientLoader = () => ({ locale: currentLocale() });

export const Layout = Document;

export function HydrateFallback() {
  return <Outline />;
}

/** A new theme object would render every Mantine component again, so it must not depend on the navigation. */
const Kit = memo(function Kit({ children }: { children: ReactNode }) {
  const colorScheme = useStore(settings, (current) => current.theme);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={colorScheme}
      // The style files come after this element, so Mantine's default variables are not among them.
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <CurrentScreen>
          <DocumentState />
          <Toasts />
          {children}
          <SettingsHost />
        </CurrentScreen>
      </QueryClientProvider>
    </MantineProvider>
  );
});

/** Constant: components that use the router's hooks render by themselves. */
const PAGE = (
  <>
    <ProgressHost />
    <Outlet />
  </>
);

export default function App() {
  useChangeLanguage(useLocale());
  return <Kit>{PAGE}</Kit>;
}

/** The last resort: what fails inside the frame is shown there (routes/layouts). */
export function ErrorBoundary() {
  return (
    <Kit>
      <BareErrorPage error={useRouteError()} />
    </Kit>
  );
}
