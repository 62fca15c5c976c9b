import { expect, test } from "vitest";
import { menuPosition, menuSpace } from "~/settings/menu-position";
import { defaults } from "~/settings/settings";

const hidden = { hideMenu: true } as const;

test.each([
  ["as the project has it", {}, "side", 220],
  ["wider", { menuWidth: 400 }, "side", 400],
  ["collapsed", { menuCollapse: true }, "side", 48],
  ["switched off", { menu: false }, "none", 0],
  ["at the top", { topMenu: true }, "top", 0],
  ["at the top, the side menu switched off", { topMenu: true, menu: false }, "top", 0],
  ["at the top of a hidden navbar: at the side", { topMenu: true, navbar: false }, "side", 220],
  ["nowhere, as the navbar is hidden", { topMenu: true, navbar: false, menu: false }, "none", 0],
  ["on a narrow page", hidden, "drawer", 0],
  ["at the top of a narrow page", { ...hidden, topMenu: true, menu: false }, "drawer", 0],
  ["switched off on a narrow page", { ...hidden, menu: false }, "none", 0],
  ["on a narrow page without navbar", { ...hidden, navbar: false }, "drawer", 0],
] as const)("positions the menu: %s", (_, change, position, space) => {
  const settings = { ...defaults, ...change };
  expect([menuPosition(settings), menuSpace(settings)]).toEqual([position, space]);
});
