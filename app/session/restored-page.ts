import { STORAGE_KEY } from "~/config/storage-keys";
import { readStored } from "~/lib/storage/local-storage";
import { sessionToken } from "./session";

/** Dispatches the event of another tab's announcement that this page has missed. */
const dispatchMissed = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent("storage", { key, newValue }));

/**
 * Tells a page that is restored from the back/forward cache what other tabs have announced meanwhile; what they have
 * stored is compared by followOtherTabs. Returns the function that ends it.
 */
export function replayMissedAnnouncements(): () => void {
  let roleWhenHidden: string | null = null;
  const onHide = () => {
    roleWhenHidden = readStored(STORAGE_KEY.roleSwitch);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !sessionToken()) return;
    const role = readStored(STORAGE_KEY.roleSwitch);
    if (role !== roleWhenHidden) dispatchMissed(STORAGE_KEY.roleSwitch, role);
    // Whether the user was changed is not known.
    dispatchMissed(STORAGE_KEY.userChange, "missed");
  };
  addEventListener("pagehide", onHide);
  addEventListener("pageshow", onShow);
  return () => {
    removeEventListener("pagehide", onHide);
    removeEventListener("pageshow", onShow);
  };
}
