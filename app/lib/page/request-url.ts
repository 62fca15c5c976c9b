import { withoutBasePath } from "~/config/base-path";

/** The address that a loader is called for, with a path as the console's routes have it: without the sub-path. */
export function requestUrl(request: Pick<Request, "url">): URL {
  const url = new URL(request.url);
  url.pathname = withoutBasePath(url.pathname);
  return url;
}
