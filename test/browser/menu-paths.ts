import { canAccess } from "~/navigation/access";
import { type Screen, screens } from "~/navigation/screens";

const all: readonly Screen[] = screens;

/** Where the screens of an admin's menu are. */
export const menuPaths: readonly string[] = all
  .filter((screen) => screen.group && !screen.bare && canAccess(screen, "admin"))
  .map(({ path }) => path);
