import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

export const table = () => screen.getByRole("grid", { name: "集合列表" });
/** Its rows without the header. */
export const rows = () => within(table()).getAllByRole("row").slice(1);
export const firstRow = (): HTMLElement => {
  const [first] = rows();
  if (!first) throw new Error("There is no row");
  return first;
};
/** Waits until the number of policies found is shown as this text. */
export const expectTotal = (text: string | RegExp, timeout?: number): Promise<void> =>
  waitFor(
    () => {
      const pages = screen.getByRole("navigation", { name: "分页" });
      expect(pages).toHaveTextContent(text);
    },
    { timeout },
  );
