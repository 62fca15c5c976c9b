import { canAccess } from "~/navigation/access";
import { type Screen, screens } from "~/navigation/screens";

const all: readonly Screen[] = screens;

/** The paths in the menu of an admin. */
export const menuPaths: readonly string[] = all
  .filter((screen) => screen.group && !screen.bare && canAccess(screen, "admin"))
  .map(({ path }) => path);
