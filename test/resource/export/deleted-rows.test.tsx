import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { button } from "../../support/page-parts";
import { inRow, renderBooks, setUpBooks } from "../../support/render-books";
import { expectToast, recordToasts } from "../../support/toasts";

setUpBooks();
recordToasts();

/** jsdom's files have no `text()`. */
const textOf = (file: unknown) =>
  new Promise<unknown>((resolve, reject) => {
    if (!(file instanceof Blob)) return reject(new Error("No file was saved"));
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

test("a record that is being deleted is neither in the download nor counted", async () => {
  const { user } = await renderBooks();
  await user.click(inRow(2, /^更多操作/));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await screen.findByText("共 11 条");
  const file = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:books");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  await user.click(button("下载"));
  await expectToast("已下载 11 条");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // The backdrop of the closed dialog may still fade.
  const text = await act(() => textOf(file.mock.calls[0]?.[0]));
  expect(text).toContain("书1,");
  expect(text).not.toContain("书2,");
});
