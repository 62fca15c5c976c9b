import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { renderResource } from "./render-resource";
import { setUpLists } from "./set-up-lists";
import { books, resetShelf } from "./shelf";

/** For files that render the books; the clock stands still. */
export function setUpBooks(): void {
  setUpLists({
    namespaces: ["policies", "selection"],
    reset: resetShelf,
    end: () => deletionsOf(books).flush(),
  });
}

export const rows = () => within(screen.getByRole("grid")).getAllByRole("row").slice(1);
/** A row by its position, from 1. */
export function row(position: number): HTMLElement {
  const found = rows()[position - 1];
  if (!found) throw new Error(`There is no row ${position}`);
  return found;
}
/** A cell by the position of its row and its header. */
export function cell(position: number, header: string): HTMLElement {
  const headers = within(screen.getByRole("grid")).getAllByRole("columnheader");
  const found = row(position).children[headers.findIndex((one) => one.getAttribute("aria-label") === header)];
  if (!(found instanceof HTMLElement)) throw new Error(`There is no column ${header}`);
  return found;
}
/** Focuses a cell as a click on it does. */
export function focusCell(position: number, header: string): void {
  fireEvent.mouseDown(cell(position, header));
  cell(position, header).focus();
}
export const inRow = (position: number, name: RegExp) => within(row(position)).getByRole("button", { name });

export async function renderBooks(at = "") {
  const rendered = renderResource(books, { as: "admin", at });
  await screen.findByRole("grid");
  // The others follow the first rows.
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return rendered;
}
