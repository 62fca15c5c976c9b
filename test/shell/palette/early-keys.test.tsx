import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, rows } from "../../support/search-table";

const code = vi.hoisted(() => ({ isRequested: false, load: () => {} }));
vi.mock("~/shell/palette/palette-dialog", async (original) => {
  code.isRequested = true;
  await new Promise<void>((resolve) => {
    code.load = resolve;
  });
  return original();
});

setUpScreens();

test("what is typed before the palette's field has the focus is in it, and no other shortcut acts on it", async () => {
  const { user, address } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  const before = address();
  rows()[0]?.querySelector<HTMLElement>("[role=gridcell]")?.focus();
  await user.keyboard("{Control>}k{/Control}n?e");
  await waitFor(() => expect(code.isRequested).toBe(true));
  expect(screen.queryByRole("dialog")).toBeNull();
  code.load();
  // Checked on each change of the page: the field has just appeared, and the dialog moves the focus a moment later.
  const field = await waitFor(() => {
    const appeared = within(screen.getByRole("dialog")).getByRole("combobox");
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "x" });
    return appeared;
  });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue("n?ex");
  expect(address()).toBe(before);
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});
