import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { inDialog, isClosed } from "../../support/bulk-edit";
import { exhibits, resetExhibits, written } from "../../support/exhibits";
import { cell, focusCell } from "../../support/render-books";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

setUpExhibitLists(resetExhibits);

/** Copies a cell and pastes it on another, as a browser keeps what is copied. */
function copyTo(header: string, from: number, to: number) {
  const copied = new Map<string, string>();
  focusCell(from, header);
  fireEvent.copy(document.body, { clipboardData: { setData: (type: string, text: string) => copied.set(type, text) } });
  focusCell(to, header);
  fireEvent.paste(cell(to, header), { clipboardData: { getData: (type: string) => copied.get(type) ?? "" } });
  return copied;
}

test("a copied cell is pasted with its line breaks, which what it puts on the clipboard as a text has not", async () => {
  renderResource(exhibits, { as: "admin" });
  await screen.findByRole("grid");
  await waitFor(() => expect(cell(2, "说明")).toBeVisible());
  expect(copyTo("说明", 1, 2).get("text/plain")).toBe("口沿有损。 2019 年修复。");
  const dialog = await inDialog();
  const changes = within(await dialog.findByRole("table", { name: "将要保存的变化" }));
  expect(changes.getAllByRole("row")).toHaveLength(2);
  fireEvent.click(dialog.getByRole("button", { name: /^修改 1 / }));
  await isClosed();
  expect(written).toEqual([{ note: "口沿有损。\n2019 年修复。" }]);
});
