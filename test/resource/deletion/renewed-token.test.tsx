import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { writeStored } from "~/lib/storage/local-storage";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { sessionToken } from "~/session/session";
import { renderBooks, row, rows, setUpBooks } from "../../support/render-books";
import { books, shelf } from "../../support/shelf";

setUpBooks();

test("a deletion is sent although the token was renewed before its time was over", async () => {
  const { user } = await renderBooks();
  await user.click(within(row(1)).getByRole("button", { name: /^更多操作/ }));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent("书2"));
  writeStored(STORAGE_KEY.replacedTokens, sessionToken());
  writeStored(STORAGE_KEY.token, "renewed");
  await act(async () => deletionsOf(books).flush());
  expect(shelf.books.map(({ id }) => id)).not.toContain(1);
});
