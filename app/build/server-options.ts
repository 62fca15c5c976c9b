/** What differs from server to server. */
export type ServerOptions = {
  port: number;
  /** The served folder on the server. */
  root: string;
  /** The sub-path that the console is served under, in a folder of that name; empty for the root. */
  basePath: string;
  /** Where calls to the page's own origin are passed on to; empty where the API has its own. */
  api: string;
  /** Tells browsers to use TLS alone from now on. */
  hsts: boolean;
  /** nginx: sends the brotli copies, for which it needs the module ngx_brotli. */
  brotli: boolean;
};

export const DEFAULT_SERVER: ServerOptions = {
  port: 80,
  root: "/var/www/admin-console",
  basePath: "",
  api: "",
  hsts: false,
  brotli: false,
};

/** The path of the files that users have uploaded, at the page's own origin. */
export const UPLOADS = "/uploads";
/** The paths of the API at the page's own origin: a site passes on what is below them. */
export const API_PATHS = ["/api", "/auth", UPLOADS];

/** Whether calls are passed on by TLS: the backend is then called by its own name. */
export const isOverTls = (api: string): boolean => api.startsWith("https:");

/** The largest body that the console sends: an import, of 5 MiB as a file. */
export const MAX_BODY = "8m";

/** A year, in seconds. */
export const HSTS: [name: string, value: string] = ["Strict-Transport-Security", "max-age=31536000"];

const PORTS = { min: 1, max: 65_535 };

/** The options of variables: `SERVER_PORT`, `SERVER_ROOT`, `SERVER_API`, `SERVER_HSTS`, `SERVER_BROTLI`, and the build's `VITE_BASE_PATH`. Throws for a wrong one. */
export function serverFromEnv(env: Record<string, string | undefined>): ServerOptions {
  const { SERVER_PORT, SERVER_ROOT, SERVER_API = "", SERVER_HSTS, SERVER_BROTLI, VITE_BASE_PATH = "" } = env;
  const port = SERVER_PORT ? Number(SERVER_PORT) : DEFAULT_SERVER.port;
  if (!Number.isInteger(port) || port < PORTS.min || port > PORTS.max)
    throw new Error(`SERVER_PORT must be a number from ${PORTS.min} to ${PORTS.max}, but is ${SERVER_PORT}`);
  const isAddress = SERVER_API === "" || /^https?:\/\/[^/\s;]+$/.test(SERVER_API);
  if (!isAddress) throw new Error(`SERVER_API must be an address such as http://127.0.0.1:8787, but is ${SERVER_API}`);
  const root = SERVER_ROOT || DEFAULT_SERVER.root;
  // Neither file has a way to quote all of them.
  if (/[\s;{}"'$]/.test(root)) throw new Error(`SERVER_ROOT must be a path without blanks and quotes, but is ${root}`);
  if (!/^(\/[\w.-]+)*\/?$/.test(VITE_BASE_PATH))
    throw new Error(`VITE_BASE_PATH must be a path such as /console, but is ${VITE_BASE_PATH}`);
  if (API_PATHS.some((path) => `${VITE_BASE_PATH}/`.startsWith(`${path}/`)))
    throw new Error(`VITE_BASE_PATH must not begin with ${API_PATHS.join(" or ")}, but is ${VITE_BASE_PATH}`);
  const basePath = VITE_BASE_PATH.replace(/\/$/, "");
  const [hsts, brotli] = [isOn("SERVER_HSTS", SERVER_HSTS), isOn("SERVER_BROTLI", SERVER_BROTLI)];
  return { port, root, basePath, api: SERVER_API, hsts, brotli };
}

/** Whether a variable is `true`; not where it is `false` or empty. Throws for another text. */
export function isOn(name: string, value = ""): boolean {
  if (!["", "true", "false"].includes(value)) throw new Error(`${name} must be true or false, but is ${value}`);
  return value === "true";
}
