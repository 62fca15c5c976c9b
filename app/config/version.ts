/** Which version is published; the build writes it beside the page. How often it is asked for, in ms. */
export const VERSION_FILE = "/version.json";

/** The version shown in the footer; the build takes it from package.json. */
export const VERSION: string = import.meta.env?.VITE_VERSION ?? "";
