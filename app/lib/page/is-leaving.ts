import { type Location, useLocation, useNavigation } from "@remix-run/react";
import { withoutBasePath } from "~/config/base-path";
import { currentAddress } from "./current-address";

/** Whether a navigation leads to another screen: one within a screen changes the query alone. */
const leaves = (pathname: string, target: Location | undefined): boolean =>
  target !== undefined && withoutBasePath(target.pathname) !== pathname;

/** Whether another screen is being loaded at the moment: to navigate now would end the way to it. */
export const isLeaving = (): boolean =>
  leaves(currentAddress().pathname, window.__remixRouter.state.navigation.location);

/** Whether another screen is being loaded, with which this one goes: what it shows now is hardly seen. */
export const useIsLeaving = (): boolean => leaves(useLocation().pathname, useNavigation().location);
