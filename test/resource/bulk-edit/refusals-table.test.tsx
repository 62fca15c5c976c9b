import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { loadNamespaces } from "~/i18n/translations";
import { RefusalsTable } from "~/resource/bulk-edit/refusals-table";
import { ResourceContext } from "~/resource/resource-context";
import { setUpBooks } from "../../support/render-books";
import { books } from "../../support/shelf";

setUpBooks();
beforeAll(() => loadNamespaces(["editing"]));

function renderTable(errors: readonly Error[]): void {
  const refusals = errors.map((error, id) => ({ change: { row: { id, name: `书${id}` }, values: {} }, error }));
  render(
    <MantineProvider env="test">
      <ResourceContext.Provider value={books}>
        <RefusalsTable refusals={refusals} />
      </ResourceContext.Provider>
    </MantineProvider>,
  );
}

test("of many refusals the first are listed, and how many are not; a key can scroll them", async () => {
  renderTable(Array.from({ length: 1300 }, () => new Error("名额已满")));
  const table = within(screen.getByRole("table", { name: "没有确认保存的记录" }));
  expect(table.getAllByRole("row")).toHaveLength(101);
  expect(screen.getByText("另有 1,200 项未列出")).toBeVisible();
  expect(screen.getByText("1,300 个集合没有修改")).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole("group", { name: "没有确认保存的记录" })).toHaveFocus();
});

test("records of which no answer tells whether they were changed are counted apart", async () => {
  const lost = new ApiError("", { reason: "timeout", call: "PATCH /book", token: "" });
  renderTable([new Error("名额已满"), lost, new Error("名额已满"), lost]);
  expect(screen.getByText("2 个集合没有修改，2 个集合可能已经修改")).toBeVisible();
  cleanup();
  renderTable([lost]);
  expect(screen.getByText("1 个集合可能已经修改")).toBeVisible();
});
