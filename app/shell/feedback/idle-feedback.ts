import { STORAGE_KEY } from "~/config/storage-keys";
import { outcomesText } from "~/features/submissions/outcomes-store";
import { showTitles } from "~/lib/page/show-titles";
import { readStored, writeStored } from "~/lib/storage/local-storage";
import { followUser } from "~/session/follow-user";
import { offerNewVersion } from "./version-offer";
import "~/theme/title-box.css";

const notifyUnheard = async () => (await import("~/features/submissions/notify-unheard")).notifyUnheard();

const notifyUnstored = async () => (await import("./notify-unstored")).notifyUnstored();

/** Whether the browser refuses to store a value, because its storage is blocked or full. */
function refusesStorage(): boolean {
  const fingerprint = readStored(STORAGE_KEY.fingerprint);
  return fingerprint !== null && !writeStored(STORAGE_KEY.fingerprint, fingerprint);
}

let isRefusalTold = false;

/** Shows what no press on this page has requested; returns the function that ends it. Loaded in the frame's first idle moment. */
export function startIdleFeedback(): () => void {
  // Without its files the next page tells of them.
  if (outcomesText()) notifyUnheard().catch(() => undefined);
  if (!isRefusalTold && refusesStorage()) {
    isRefusalTold = true;
    notifyUnstored().catch(() => undefined);
  }
  const ends = [offerNewVersion(), followUser(), showTitles()];
  return () => {
    for (const end of ends) end();
  };
}
