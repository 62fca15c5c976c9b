import { ScreenPage } from "~/components/layout/screen-page";
import { redirectToNormalized } from "~/lib/page/normalized-address";
import { guarded } from "~/session/guard";
import { revalidateWith } from "~/session/revalidation";
import { MessagePanel } from "./message-panel";
import { normalizedViewAddress } from "./message-view";

export const handle = { i18n: ["message", "inbox"] };

export const clientLoader = guarded(({ request }) => {
  redirectToNormalized(request, normalizedViewAddress);
  return null;
});

/** Tab and search are in the query; a change loads nothing. */
export const shouldRevalidate = revalidateWith(({ pathname }) => pathname, normalizedViewAddress);

export default function Message() {
  return (
    <ScreenPage isFull>
      <MessagePanel />
    </ScreenPage>
  );
}
