import { replace } from "@remix-run/react";
import { withoutBasePath } from "~/config/base-path";
import { hashOf } from "~/features/tabs/open-tabs-store";
import { requestUrl } from "~/lib/page/request-url";
import { redirectTarget } from "~/navigation/paths";
import { guarded } from "~/session/guard";

/** Redirects to the path after it, within the origin. A request has no hash, so the tab's last one is used. */
export const clientLoader = guarded(({ request }) => {
  const url = requestUrl(request);
  const target = redirectTarget(url);
  const isPage = withoutBasePath(location.pathname) === url.pathname;
  throw replace(target + (isPage ? location.hash : hashOf(target)));
});

export default function Redirect() {
  return null;
}
