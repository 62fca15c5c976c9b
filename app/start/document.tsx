import { Links, Scripts } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { COLOR_WEAK_FILTER, ENGLISH_FONT, FONT, inRem, NAVBAR_HEIGHT, PALETTE, PUNCTUATION } from "~/config/appearance";
import { withBasePath } from "~/config/base-path";
import { DEPLOYMENT_FILE } from "~/config/deployment";
import { DEFAULT_LOCALE, LOCALES } from "~/config/locales";
import { productNameIn } from "~/config/product-name";
import { menuSpace } from "~/settings/menu-position";
import { defaults } from "~/settings/settings";
import { PreloadContext } from "./preload-context";

const FIRST_FRAME_ID = "first-frame";

/** The font, the space for navbar and menu in the project's settings, and the page's language in the outline. */
const layoutCss = () =>
  `${PUNCTUATION}:root{--font:${FONT};--navbar-height:${inRem(defaults.navbar ? NAVBAR_HEIGHT : 0)};--menu-width:${inRem(menuSpace(defaults))}}:root:lang(en){--font:${ENGLISH_FONT}}` +
  LOCALES.map((locale) => `:root:lang(${locale}) .outline-root div[lang]:not(:lang(${locale})){display:none}`).join("");

const readStyle = (id: string): string => document.getElementById(id)?.textContent ?? "";

/** The page contains the first frame's styles; in the browser they are read back from it instead of being bundled. */
const themeColorCss = import.meta.env.SSR
  ? (await import("~/settings/theme-color")).themeColorStyle(defaults.themeColor)
  : readStyle(PALETTE.styleId);
const firstFrameCss = import.meta.env.SSR
  ? (await import("~/theme/first-frame.css?inline")).default +
    (await import("~/theme/outline.css?inline")).default +
    (await import("~/theme/banner.css?inline")).default +
    layoutCss()
  : readStyle(FIRST_FRAME_ID);

const title = import.meta.env.SSR ? productNameIn(DEFAULT_LOCALE) : document.title;

/** The inline scripts run when the page is parsed, so the browser's bundle does not need them. */
const firstFrameScript = import.meta.env.SSR ? await createFirstFrameScript() : "";
const startScript = import.meta.env.SSR && import.meta.env.PROD ? await createStartScript() : "";
const preload = import.meta.env.SSR && import.meta.env.PROD ? (await import("./preload?inline-script")).default : "";

async function createFirstFrameScript(): Promise<string> {
  const { createFirstFrameData } = await import("./first-frame-data");
  const { default: firstFrame } = await import("./first-frame?inline-script");
  return `const firstFrameData=${JSON.stringify(createFirstFrameData())};${firstFrame}`;
}

async function createStartScript(): Promise<string> {
  const { createStartData } = await import("./start-data");
  const { default: watchStart } = await import("./watch-start?inline-script");
  return `const startData=${JSON.stringify(createStartData())};${watchStart}`;
}

/** The document: rendered once by the build, hydrated in the browser. */
export function Document({ children }: { children: ReactNode }) {
  const preloads = useContext(PreloadContext);
  const preloadScript = preload && `const preloadData=${JSON.stringify(preloads?.data)};${preload}`;
  return (
    <html lang={DEFAULT_LOCALE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* The build adds the hashes of the inline scripts (build/content-policy.ts); development has other scripts. */}
        {import.meta.env.PROD && (
          <meta httpEquiv="Content-Security-Policy" content="script-src 'self'" suppressHydrationWarning />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title suppressHydrationWarning>{title}</title>
        <link rel="preload" href={withBasePath(DEPLOYMENT_FILE)} as="fetch" crossOrigin="anonymous" />
        <link rel="icon" href={withBasePath("/logo.svg")} type="image/svg+xml" />
        <style id={PALETTE.styleId} dangerouslySetInnerHTML={{ __html: themeColorCss }} />
        <style id={FIRST_FRAME_ID} dangerouslySetInnerHTML={{ __html: firstFrameCss }} />
        {/* Last in the head, where React ignores elements that the browser does not render. */}
        {preloads?.startFiles.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body style={{ filter: defaults.colorWeak ? COLOR_WEAK_FILTER : undefined }} suppressHydrationWarning>
        <script dangerouslySetInnerHTML={{ __html: firstFrameScript }} suppressHydrationWarning />
        {children}
        <script dangerouslySetInnerHTML={{ __html: startScript }} suppressHydrationWarning />
        {/* After the outline and what watches the start. Styles are last, because an inline script waits for the
            stylesheets before it. */}
        <Scripts />
        <script dangerouslySetInnerHTML={{ __html: preloadScript }} suppressHydrationWarning />
        <Links />
      </body>
    </html>
  );
}
