import { Links, Scripts } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { COLOR_WEAK_FILTER, NAVBAR_HEIGHT, PALETTE } from "~/config/appearance";
import { DEPLOYMENT_FILE } from "~/config/deployment";
import { DEFAULT_LOCALE, languageOf } from "~/config/locales";
import { menuSpace } from "~/settings/menu-position";
import { defaults } from "~/settings/settings";
import { FirstFilesContext } from "./first-files-context";

const FIRST_FRAME_ID = "first-frame";

/** How much of the page the project's settings give to navbar and menu. */
const sizes = () =>
  `:root{--navbar-height:${defaults.navbar ? NAVBAR_HEIGHT : 0}px;--menu-width:${menuSpace(defaults)}px}`;

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? "";

/** What the first frame is styled with stands in the page alone: the browser reads it back from there. */
const shades = import.meta.env.SSR
  ? (await import("~/settings/theme-color")).themeColorStyle(defaults.themeColor)
  : textOf(PALETTE.styleId);
const firstFrameCss = import.meta.env.SSR
  ? (await import("~/theme/first-frame.css?inline")).default + sizes()
  : textOf(FIRST_FRAME_ID);

/** The inline scripts do their work when the page is parsed; the browser's copy of this module needs none of it. */
const firstFrame = import.meta.env.SSR ? (await import("./first-frame")).firstFrameScript() : "";
const preload = import.meta.env.SSR && import.meta.env.PROD ? (await import("./preload?inline-script")).default : "";

/** The page itself; the build renders it once, and the browser takes it over. */
export function Document({ children }: { children: ReactNode }) {
  const firstFiles = useContext(FirstFilesContext);
  const preloadFirst = preload && `const firstFiles=${JSON.stringify(firstFiles)};${preload}`;
  return (
    <html lang={DEFAULT_LOCALE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title suppressHydrationWarning>{languageOf(DEFAULT_LOCALE).product}</title>
        <link rel="preload" href={DEPLOYMENT_FILE} as="fetch" crossOrigin="anonymous" />
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <style id={PALETTE.styleId} dangerouslySetInnerHTML={{ __html: shades }} />
        <style id={FIRST_FRAME_ID} dangerouslySetInnerHTML={{ __html: firstFrameCss }} />
      </head>
      <body style={{ filter: defaults.colorWeak ? COLOR_WEAK_FILTER : undefined }} suppressHydrationWarning>
        <script dangerouslySetInnerHTML={{ __html: firstFrame }} suppressHydrationWarning />
        {children}
        {/* Behind the outline, which is painted before any of these files has come. The styles stand last: an
            inline script waits for those above it. */}
        <Scripts />
        <script dangerouslySetInnerHTML={{ __html: preloadFirst }} suppressHydrationWarning />
        <Links />
      </body>
    </html>
  );
}
