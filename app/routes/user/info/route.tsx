import { ScreenPage } from "~/components/screen-page";
import { guarded } from "~/session/guard";

export const clientLoader = guarded(() => null);

export default function Info() {
  return <ScreenPage />;
}
