/** The sub-path that the console is served under, such as `/tools/console`; empty at the root of its host (VITE_BASE_PATH). */
declare const BASE_PATH: string;

/** The URL path of one of the console's own paths: `/login` is `/tools/console/login`. */
export const withBasePath = (path: string): string => BASE_PATH + path;

/** The console's own path of a URL path, which may be outside the sub-path; then it stays. */
export function withoutBasePath(pathname: string): string {
  if (pathname === BASE_PATH) return "/";
  return pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : pathname;
}
