import "./theme/mantine.css";
import "./theme/mantine-overrides.css";
import "./theme/floating.css";
import "./theme/base.css";
import { MantineProvider } from "@mantine/core";
import { Outlet, useRouteError } from "@remix-run/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { useChangeLanguage, useLocale } from "remix-i18next/react";
import { queryClient } from "~/api/client/query-client";
import { BareErrorPage } from "./components/feedback/lazy-error-page";
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

/** A page keeps its language: another one, chosen here or in another tab, takes effect with the next load. */
export const shouldRevalidate = () => false;

export const Layout = Document;

export function HydrateFallback() {
  return <Outline />;
}

/** Memoized: rendering MantineProvider renders every Mantine component, so it must not depend on the navigation. */
const Providers = memo(function Providers({ children }: { children: ReactNode }) {
  const colorScheme = useStore(settings, (current) => current.theme);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={colorScheme}
      // Mantine's default variables are not in the build's style files, so the provider writes all of them.
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

/** A constant element, so that a navigation renders only the components that use the router's hooks. */
const PAGE = (
  <>
    <ProgressHost />
    <Outlet />
  </>
);

export default function App() {
  useChangeLanguage(useLocale());
  return <Providers>{PAGE}</Providers>;
}

/** The last resort: errors of screens are shown inside the frame (routes/layouts). */
export function ErrorBoundary() {
  return (
    <Providers>
      <BareErrorPage error={useRouteError()} />
    </Providers>
  );
}
