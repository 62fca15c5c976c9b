import { useNavigation } from "@remix-run/react";
import { withoutBasePath } from "~/config/base-path";
import { screenAt } from "~/navigation/paths";
import { useCurrentScreen } from "./use-current-screen";

/** Whether another screen is being loaded, with which this one goes: what it shows now is hardly seen. */
export function useIsLeaving(): boolean {
  const screen = useCurrentScreen();
  const { location } = useNavigation();
  return location !== undefined && screenAt(withoutBasePath(location.pathname)) !== screen;
}
