/** Only the page contains the outline; in the browser React leaves it as it is. */
const html = import.meta.env.SSR ? (await import("./outline-html")).outlineHtml() : "";

/** The outlines of login and console, shown until the files are loaded. */
export const Outline = () => (
  <div className="outline-root" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
);
