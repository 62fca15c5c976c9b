/** The published version; the build writes this file beside the page. */
export const VERSION_FILE = "/version.json";

/** The version shown in the footer; the build takes it from package.json. */
export const VERSION: string = import.meta.env?.VITE_VERSION ?? "";
