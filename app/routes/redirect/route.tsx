import { replace } from "@remix-run/react";
import { redirectTarget } from "~/navigation/paths";
import { guarded } from "~/session/guard";
import { hashOf } from "~/shell/tabs/open-tabs-store";

/** Redirects to the path after it, within the origin. A request has no hash, so the tab's last one is used. */
export const clientLoader = guarded(({ request }) => {
  const { pathname, hash } = location;
  const target = redirectTarget(new URL(request.url));
  throw replace(target + (pathname === new URL(request.url).pathname ? hash : hashOf(target)));
});

export default function Redirect() {
  return null;
}
