import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { recordBodies } from "../support/client";
import { fill } from "../support/page-parts";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { rows, table } from "../support/search-table";
import { successWith } from "../support/success-with";

setUpScreens();

const RECORD = {
  id: 1,
  number: "JH1",
  name: "旧集合",
  contentType: "audio",
  filterType: "rules",
  count: 3,
  status: "archived",
  createdTime: "2026-11-20 09:00:00",
};
const KNOWN = { ...RECORD, id: 2, name: "新集合", contentType: "img", status: "online" };

test("a value that the console does not know shows as it came, and the other rows as always", async () => {
  faults.set("GET /api/list/policy", successWith({ list: [RECORD, KNOWN], total: 2 }));
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toHaveTextContent("audio");
  expect(rows()[0]).toHaveTextContent("archived");
  // It may be longer than its column.
  expect(within(table()).getByTitle("archived")).toBeVisible();
  expect(rows()[1]).toHaveTextContent("已上线");
  // Nothing is offered for a state of which the console knows nothing.
  expect(within(table()).queryAllByRole("button", { name: /^上线/ })).toEqual([]);
  await user.click(within(table()).getByRole("button", { name: "编辑 旧集合" }));
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  expect(await drawer.findByRole("combobox", { name: /^状态/ })).toHaveValue("archived");
  const bodies = recordBodies("PATCH /api/list/policy/1");
  await fill(user, drawer.getByRole("textbox", { name: /^内容量/ }), "4");
  await user.click(drawer.getByRole("button", { name: "保存" }));
  // What was not touched is not sent.
  await waitFor(() => expect(bodies).toEqual([{ count: 4 }]));
});

test("a share of an unknown type is in the chart's table under its own name", async () => {
  faults.set(
    "GET /api/content-share",
    successWith([
      { type: "img", value: 30 },
      { type: "podcast", value: 10 },
    ]),
  );
  const { user } = await renderScreen("Workplace", { as: "admin" });
  const panel = within(await screen.findByRole("region", { name: /^内容类型占比/ }));
  await user.click(await panel.findByRole("radio", { name: "表格" }));
  expect(await panel.findByRole("row", { name: /podcast/ })).toHaveTextContent("25");
});
