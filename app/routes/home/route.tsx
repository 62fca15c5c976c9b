import { replace } from "@remix-run/react";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";
import { guarded } from "~/session/guard";

export const clientLoader = guarded(({ request }) => {
  throw replace(pathTo(DEFAULT_SCREEN) + new URL(request.url).search);
});

export default function Home() {
  return null;
}
