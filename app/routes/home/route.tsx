import { replace } from "@remix-run/react";
import { requestUrl } from "~/lib/page/request-url";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";
import { guarded } from "~/session/guard";

export const clientLoader = guarded(({ request }) => {
  throw replace(pathTo(DEFAULT_SCREEN) + requestUrl(request).search);
});

export default function Home() {
  return null;
}
