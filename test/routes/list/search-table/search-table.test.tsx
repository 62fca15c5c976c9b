import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { recordQueries } from "../../../support/client";
import { button, fill, region } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { expectTotal, rows } from "../../../support/search-table";
import { successWith } from "../../../support/success-with";

setUpScreens();

const PATH = pathTo("SearchTable");
const LIST = "GET /api/list/policy";

test("normalizes a wrong address", async () => {
  const { user, address } = await renderScreen("SearchTable", {
    as: "user",
    at: `?current=x&pageSize=7&sort=price&name=${"x".repeat(3000)}&name=b`,
  });
  await waitFor(() => expect(address()).toBe(`${PATH}?name=${"x".repeat(100)}`));
  await screen.findByText("没有符合条件的集合");
  const [clear] = screen.getAllByRole("button", { name: "清除筛选" }).slice(-1);
  if (clear) await user.click(clear);
  await expectTotal("共 55 条");
});

test("a page behind the last one leads to the last without saying that the list is empty, and a page can be opened by its number", async () => {
  let saysEmpty = false;
  const observer = new MutationObserver(() => {
    saysEmpty ||= document.body.textContent?.includes("还没有集合") ?? false;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  const { user, address } = await renderScreen("SearchTable", { as: "user", at: "?current=999" });
  await waitFor(() => expect(address()).toBe(`${PATH}?current=6`));
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(saysEmpty).toBe(false);
  await fill(user, screen.getByLabelText("跳至页码"), "3{Enter}");
  await waitFor(() => expect(address()).toBe(`${PATH}?current=3`));
  await waitFor(() => expect(button("第 3 页")).toHaveAttribute("aria-current", "page"));
});

test("days can be typed or picked, and an invalid day is reported", async () => {
  const { user, address } = await renderScreen("SearchTable", { as: "user" });
  const queries = recordQueries(LIST);
  await expectTotal(/./);
  const from = () => screen.getByLabelText("创建时间 开始日期");
  await fill(user, from(), "2026/8/5{Enter}");
  await waitFor(() => expect(address()).toBe(`${PATH}?createdFrom=2026-08-05`));
  await fill(user, from(), "31.2.{Enter}");
  expect(await screen.findByText(/日期应为/)).toBeVisible();
  expect(from()).toHaveFocus();
  await user.click(button("重置"));
  await waitFor(() => expect(address()).toBe(PATH));
  await user.click(button("打开日历"));
  expect(await screen.findByRole("columnheader", { name: "一" })).toBeVisible();
  fireEvent.click(await screen.findByRole("button", { name: "近 30 天" }));
  await waitFor(() => expect(button("打开日历")).toHaveFocus());
  await user.click(button("查询"));
  await waitFor(() => expect(address()).toMatch(/createdFrom=\d{4}-\d\d-\d\d&createdTo=\d{4}-\d\d-\d\d$/));
  expect(await screen.findByRole("list", { name: "已选条件" })).toBeVisible();
  await waitFor(() => expect(queries.at(-1)).toContain("createdTo="));
});

test("shows a failed list, a retry and an empty list", async () => {
  faults.set(LIST, { kind: "status", status: 500 });
  const { user } = await renderScreen("SearchTable", { as: "user" });
  expect(button("查询")).toBeVisible();
  const again = await within(region("集合列表")).findByRole("button", { name: "重试" });
  faults.set(LIST, successWith({ list: [], total: 0 }));
  await user.click(again);
  await screen.findByText("还没有集合");
  faults.clear();
  // A response is reused for 900 ms, so an earlier click would show the same rows.
  await waitFor(
    async () => {
      await user.click(button("刷新"));
      await expectTotal("共 55 条", 500);
    },
    { interval: 500 },
  );
});
