import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { cell, focusCell } from "./render-books";
import { renderScreen } from "./render-screen";
import { expectTotal } from "./search-table";

/** Code that is requested by the page, and loaded when the test says so. */
export const heldCode = { isRequested: false, load: () => {} };

/** For `vi.mock`: the module, once `heldCode.load` is called. */
export async function holdCode<Module>(original: () => Promise<Module>): Promise<Module> {
  await new Promise<void>((resolve) => {
    heldCode.load = resolve;
    heldCode.isRequested = true;
  });
  return original();
}

/** Begins to edit a cell of the search table's first row, whose input's code is held. */
export async function editBeforeCode(header = "集合名称") {
  heldCode.isRequested = false;
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await waitFor(() => {
    focusCell(1, header);
    expect(cell(1, header)).toHaveFocus();
  });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(heldCode.isRequested).toBe(true));
  return user;
}
