import { MantineProvider } from "@mantine/core";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { loadNamespaces } from "~/i18n/translations";
import { RefusalsTable } from "~/resource/bulk-edit/refusals-table";
import { ResourceContext } from "~/resource/resource-context";
import { setUpBooks } from "../../support/render-books";
import { books } from "../../support/shelf";

setUpBooks();
beforeAll(() => loadNamespaces(["editing"]));

test("of many refusals the first are listed, and how many are not; a key can scroll them", async () => {
  const refusals = Array.from({ length: 1300 }, (_, id) => ({
    change: { row: { id, name: `书${id}` }, values: {} },
    error: new Error("名额已满"),
  }));
  render(
    <MantineProvider env="test">
      <ResourceContext.Provider value={books}>
        <RefusalsTable refusals={refusals} />
      </ResourceContext.Provider>
    </MantineProvider>,
  );
  const table = within(screen.getByRole("table", { name: "没有保存的记录" }));
  expect(table.getAllByRole("row")).toHaveLength(101);
  expect(screen.getByText("另有 1,200 项未列出")).toBeVisible();
  expect(screen.getByText("1,300 个集合没有修改")).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole("group", { name: "没有保存的记录" })).toHaveFocus();
});
