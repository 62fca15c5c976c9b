import type { Location } from "@remix-run/react";
import * as v from "valibot";
import { isStoppableSending, isSubmitting } from "~/api/client/pending-writes";
import { createStore } from "~/lib/state/store";
import { redirectTarget, screenAt } from "~/navigation/paths";
import { formsIn } from "./address-forms";
import { dropDrafts, unrecoverableKeys, unsavedKeys } from "./drafts";
import type { FormFilter, FormKey } from "./form-key";
import { unsavedElsewhere } from "./unsaved-elsewhere";

/** The location state of a switch between tabs, which needs no confirmation because it keeps the drafts. */
export const TAB_SWITCH = { switching: true } as const;
const switching = v.object({ switching: v.literal(true) });

/** A navigation as the router gives it to a blocker: without the base path. */
export type Navigation = { currentLocation: Location; nextLocation: Location; historyAction: string };

// Back and forward find the state of an earlier switch in the history.
const isTabSwitch = ({ nextLocation, historyAction }: Navigation): boolean =>
  historyAction !== "POP" && v.is(switching, nextLocation.state);

/** Forms without those that are being sent, which keep their values until the server has taken them. */
const unsent = <Form extends { screen: string; form?: string }>(forms: readonly Form[]): Form[] =>
  forms.filter((form) => !isSubmitting(form));

/** The forms that a navigation leaves: all of the screen, or those in the address if it stays on the screen. */
function formsLeft({ currentLocation, nextLocation }: Navigation): FormFilter[] {
  const screen = screenAt(currentLocation.pathname).name;
  if (destinationOf(nextLocation) !== screen) return [{ screen }];
  const open = formsIn(nextLocation);
  const closed = formsIn(currentLocation).flatMap((form) => (open.includes(form) ? [] : { screen, form }));
  return unsent(closed);
}

/** The forms of the current screen whose unsaved values a navigation leaves for good. */
export const formsLost = (navigation: Navigation): FormKey[] =>
  formsLeft(navigation).flatMap(isTabSwitch(navigation) ? unrecoverableKeys : unsavedKeys);

/** The forms whose drafts go with a navigation: a switch between tabs keeps them. */
export const formsDropped = (navigation: Navigation): FormKey[] =>
  isTabSwitch(navigation) ? [] : unsent(formsLost(navigation));

/** The screen of an address with the forms that are open there. */
export const screenWithForms = (location: Pick<Location, "pathname" | "search">): string =>
  [destinationOf(location), ...formsIn(location)].join(" ");

/** The final screen: a tab is reloaded by way of a redirect. */
function destinationOf({ pathname }: Pick<Location, "pathname">): string {
  const { name } = screenAt(pathname);
  if (name !== "Redirect") return name;
  return destinationOf(new URL(redirectTarget(new URL(`http://localhost${pathname}`)), "http://localhost"));
}

export type DiscardRequest = {
  forms: FormKey[];
  /** The screens of each of the browser's other tabs that would lose values too. */
  elsewhere: string[][];
  /** Something is being sent, the rest of which would not be. */
  isRunning?: boolean;
  /** The session ends, and with it the notices of how a submission ends. */
  isLogout?: boolean;
  resolve: (discard: boolean) => void;
};

/** The open confirmation; the frame renders its dialog. */
export const discardRequest = createStore<{ current: DiscardRequest | null }>({ current: null });

/** Withdraws an open confirmation, because what it is about has been saved meanwhile: nothing is discarded. */
export const withdrawDiscard = (): void => discardRequest.get().current?.resolve(false);

/** Whether values would be lost, here or in the browser's other tabs. */
export const losesValues = ({ forms, elsewhere }: Pick<DiscardRequest, "forms" | "elsewhere">): boolean =>
  forms.length + elsewhere.length > 0;

async function confirmLoss(loss: Omit<DiscardRequest, "resolve">): Promise<boolean> {
  if (!losesValues(loss) && !loss.isRunning) return true;
  discardRequest.get().current?.resolve(false);
  return new Promise<boolean>((resolve) => {
    const close = (confirmed: boolean) => {
      discardRequest.set({ current: null });
      resolve(confirmed);
    };
    discardRequest.set({ current: { ...loss, resolve: close } });
  });
}

/**
 * Asks for confirmation before unsaved values are lost; resolves with true at once if there are none. The drafts are
 * dropped when it is confirmed. For closing tabs (`{ screen }` each) and drawers with a form.
 */
export async function confirmDiscard(...forms: readonly FormFilter[]): Promise<boolean> {
  const lost = forms.flatMap(unsavedKeys);
  const discard = await confirmLoss({ forms: lost, elsewhere: [] });
  if (discard) for (const form of unsent(lost)) dropDrafts(form);
  return discard;
}

/** Asks for confirmation before a logout loses unsaved values or stops what is being sent, here or in other tabs. */
export const confirmLogout = async (): Promise<boolean> => {
  const replies = await unsavedElsewhere();
  const elsewhere = replies.map(({ screens }) => screens).filter((screens) => screens.length > 0);
  const isRunning = isStoppableSending() || replies.some((reply) => reply.isRunning);
  return confirmLoss({ forms: unsavedKeys({}), elsewhere, isRunning, isLogout: true });
};
