import { Links, Scripts } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { COLOR_WEAK_FILTER, NAVBAR_HEIGHT, PALETTE } from "~/config/appearance";
import { DEPLOYMENT_FILE } from "~/config/deployment";
import { DEFAULT_LOCALE, languageOf } from "~/config/locales";
import { menuSpace } from "~/settings/menu-position";
import { defaults } from "~/settings/settings";
import { PreloadDataContext } from "./preload-data-context";

const FIRST_FRAME_ID = "first-frame";

/** The space for navbar and menu in the project's settings. */
const layoutCss = () =>
  `:root{--navbar-height:${defaults.navbar ? NAVBAR_HEIGHT : 0}px;--menu-width:${menuSpace(defaults)}px}`;

const readStyle = (id: string): string => document.getElementById(id)?.textContent ?? "";

/** The page contains the first frame's styles; in the browser they are read back from it instead of being bundled. */
const themeColorCss = import.meta.env.SSR
  ? (await import("~/settings/theme-color")).themeColorStyle(defaults.themeColor)
  : readStyle(PALETTE.styleId);
const firstFrameCss = import.meta.env.SSR
  ? (await import("~/theme/first-frame.css?inline")).default + layoutCss()
  : readStyle(FIRST_FRAME_ID);

/** The inline scripts run when the page is parsed, so the browser's bundle does not need them. */
const firstFrameScript = import.meta.env.SSR ? (await import("./first-frame")).firstFrameScript() : "";
const preload = import.meta.env.SSR && import.meta.env.PROD ? (await import("./preload?inline-script")).default : "";

/** The document: rendered once by the build, hydrated in the browser. */
export function Document({ children }: { children: ReactNode }) {
  const preloadData = useContext(PreloadDataContext);
  const preloadScript = preload && `const preloadData=${JSON.stringify(preloadData)};${preload}`;
  return (
    <html lang={DEFAULT_LOCALE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title suppressHydrationWarning>{languageOf(DEFAULT_LOCALE).product}</title>
        <link rel="preload" href={DEPLOYMENT_FILE} as="fetch" crossOrigin="anonymous" />
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <style id={PALETTE.styleId} dangerouslySetInnerHTML={{ __html: themeColorCss }} />
        <style id={FIRST_FRAME_ID} dangerouslySetInnerHTML={{ __html: firstFrameCss }} />
      </head>
      <body style={{ filter: defaults.colorWeak ? COLOR_WEAK_FILTER : undefined }} suppressHydrationWarning>
        <script dangerouslySetInnerHTML={{ __html: firstFrameScript }} suppressHydrationWarning />
        {children}
        {/* After the outline, so that it is painted before these files are loaded. Styles are last, because an inline
            script waits for the stylesheets before it. */}
        <Scripts />
        <script dangerouslySetInnerHTML={{ __html: preloadScript }} suppressHydrationWarning />
        <Links />
      </body>
    </html>
  );
}
