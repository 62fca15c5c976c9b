import { replace } from "@remix-run/react";
import { redirectTarget } from "~/navigation/paths";
import { guarded } from "~/session/guard";

/** Re-navigates to the path behind it, within the origin. */
export const clientLoader = guarded(({ request }) => {
  throw replace(redirectTarget(new URL(request.url)));
});

export default function Redirect() {
  return null;
}
