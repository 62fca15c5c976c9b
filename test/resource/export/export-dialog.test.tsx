import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ExportDialog } from "~/resource/export/export-dialog";
import { ResourceContext } from "~/resource/resource-context";
import { setUpBooks } from "../../support/render-books";
import { books } from "../../support/shelf";

setUpBooks();

const INITIAL = { running: false, query: "", done: 0, total: 0 };
const actions = { retry: () => undefined, cancel: () => undefined, close: () => undefined };

/** With transitions, which other tests do without. */
const dialog = (props: Pick<Parameters<typeof ExportDialog>[0], "opened" | "state" | "isOtherSearch">) => (
  <MantineProvider>
    <ResourceContext.Provider value={books}>
      <ExportDialog {...props} {...actions} />
    </ResourceContext.Provider>
  </MantineProvider>
);

test("the dialog of a download keeps its last figures while it fades out", async () => {
  const running = { running: true, query: "", done: 40, total: 55 };
  const { rerender } = render(dialog({ opened: true, state: running, isOtherSearch: false }));
  expect(await screen.findByText("正在读取：40 / 55 条")).toBeInTheDocument();
  rerender(dialog({ opened: true, state: { ...running, done: 55 }, isOtherSearch: false }));
  expect(screen.getByText("正在读取：55 / 55 条")).toBeInTheDocument();
  rerender(dialog({ opened: false, state: INITIAL, isOtherSearch: true }));
  expect(screen.getByText("正在读取：55 / 55 条")).toBeInTheDocument();
  expect(screen.queryByText(/之前另一次查询/)).toBeNull();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
