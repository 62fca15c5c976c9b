import { replace } from "@remix-run/react";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";
import { guarded } from "~/session/guard";

/** The root leads to the default screen. */
export const clientLoader = guarded(({ request }) => {
  throw replace(pathTo(DEFAULT_SCREEN) + new URL(request.url).search);
});

export default function Home() {
  return null;
}
