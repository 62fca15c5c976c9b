import { canAccess } from "~/navigation/access";
import { screens } from "~/navigation/screens";

/** The paths in the menu of an admin. */
export const menuPaths: readonly string[] = screens
  .filter((screen) => screen.group && !screen.bare && canAccess(screen, "admin"))
  .map(({ path }) => path);
