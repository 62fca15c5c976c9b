import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { Links, Outlet, Scripts, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { useChangeLanguage, useLocale } from "remix-i18next/react";
import { ErrorPage } from "./components/error-page";
import { DEFAULT_LOCALE, PALETTE, PRODUCT_NAME } from "./config";
import { firstFrameScript } from "./first-frame";
import { currentLocale } from "./i18n/locale";
import { useStore } from "./lib/store";
import { defaults, settings } from "./settings/settings";
import { DocumentState } from "./shell/document-state";
import { ExpiredDialog } from "./shell/expired-dialog";
import { Outline } from "./shell/outline";
import { Progress } from "./shell/progress";
import "./theme/mantine.css";
import firstFrameCss from "./theme/first-frame.css?inline";
import { cssVariablesResolver, theme } from "./theme/theme";

/** The default colour's shades are computed when the page is pre-rendered, and read back from it. */
const shades = import.meta.env.SSR
  ? (await import("./settings/theme-color")).themeColorStyle(defaults.themeColor)
  : (document.getElementById(PALETTE.styleId)?.textContent ?? "");

export const clientLoader = () => ({ locale: currentLocale() });

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={DEFAULT_LOCALE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title suppressHydrationWarning>{PRODUCT_NAME[DEFAULT_LOCALE]}</title>
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <style id={PALETTE.styleId} dangerouslySetInnerHTML={{ __html: shades }} />
        <style dangerouslySetInnerHTML={{ __html: firstFrameCss }} />
      </head>
      <body suppressHydrationWarning>
        <script dangerouslySetInnerHTML={{ __html: firstFrameScript() }} suppressHydrationWarning />
        {children}
        {/* Behind the outline, which is painted before any of these files has come. */}
        <Links />
        <Scripts />
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <Outline />;
}

function Kit({ children }: { children: ReactNode }) {
  const colorScheme = useStore(settings, (current) => current.theme);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={colorScheme}>
      <DocumentState />
      <Notifications position="top-center" />
      {children}
    </MantineProvider>
  );
}

export default function App() {
  useChangeLanguage(useLocale());
  return (
    <Kit>
      <Progress />
      <Outlet />
      <ExpiredDialog />
    </Kit>
  );
}

/** The last resort: what fails inside the frame is shown there (routes/_screen). */
export function ErrorBoundary() {
  return (
    <Kit>
      <ErrorPage error={useRouteError()} />
    </Kit>
  );
}
