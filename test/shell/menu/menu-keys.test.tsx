import { act, fireEvent, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { settings } from "~/settings/settings";
import { mainMenu } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

test("arrows with a modifier, such as Alt → for the next page, stay the browser's in the collapsed menu", async () => {
  await renderScreen("Workplace", { as: "admin" });
  act(() => settings.set({ menuCollapse: true }));
  onTestFinished(() => settings.set({ menuCollapse: false }));
  const entry = within(mainMenu()).getByRole("button", { name: "列表页" });
  act(() => entry.focus());
  const isLeftAlone = (press: KeyboardEventInit) => fireEvent.keyDown(entry, press);
  for (const modifier of ["altKey", "ctrlKey", "metaKey"]) {
    for (const key of ["ArrowUp", "Home", "ArrowRight"]) {
      expect(isLeftAlone({ key, [modifier]: true }), `${modifier} ${key}`).toBe(true);
    }
  }
  expect(entry).toHaveFocus();
  expect(isLeftAlone({ key: "ArrowUp" })).toBe(false);
  expect(entry).not.toHaveFocus();
});
