import { outcomesText } from "~/features/submissions/outcomes-store";
import { showTitles } from "~/lib/page/show-titles";
import { followUser } from "~/session/follow-user";
import { loadRenewal } from "~/session/renew-expired-tokens";
import { offerNewVersion } from "./version-offer";
import "~/theme/title-box.css";

const notifyUnseen = async () => (await import("~/features/submissions/notify-unseen")).notifyUnseen();

/** Shows what no press on this page has requested; returns the function that ends it. Loaded in the frame's first idle moment. */
export function startIdleFeedback(): () => void {
  // If its files do not load, the next page shows the messages.
  if (outcomesText()) notifyUnseen().catch(() => undefined);
  // Before a token expires: after a new deployment the files may be gone.
  loadRenewal()
    .then((renewal) => renewal?.prepareRenewal())
    .catch(() => undefined);
  const ends = [offerNewVersion(), followUser(), showTitles()];
  return () => {
    for (const end of ends) end();
  };
}
