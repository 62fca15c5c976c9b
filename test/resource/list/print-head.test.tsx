import { act, cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";

setUpScreens();

const print = (type: "beforeprint" | "afterprint") => act(() => void dispatchEvent(new Event(type)));

test("a printed list says what was searched for, and which rows it has", async () => {
  await renderScreen("SearchTable", { as: "admin", at: "?status=online&sort=-count&current=2" });
  await expectTotal("共 32 条");
  print("beforeprint");
  const facts = screen.getByText("第 11–20 条，共 32 条").parentElement?.children ?? [];
  expect([...facts].map(({ textContent }) => textContent)).toEqual([
    "状态：已上线",
    "排序：内容量 降序",
    "第 11–20 条，共 32 条",
  ]);
  print("afterprint");
  expect(screen.queryByText("第 11–20 条，共 32 条")).toBeNull();
});

test("what is printed while a deletion can be undone counts the rows that are on paper", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await user.click(screen.getAllByRole("button", { name: /^更多操作/ })[0] ?? document.body);
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await expectTotal("共 54 条");
  print("beforeprint");
  expect(screen.getByText("第 1–9 条，共 54 条")).toBeVisible();
  print("afterprint");
  await user.click(await screen.findByRole("button", { name: /^撤销/ }));
});

test("the one filled button of a list creates a record; its search looks the same for those who may not", async () => {
  await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  const filled = () =>
    screen
      .getAllByRole("button")
      .filter(
        ({ classList, dataset }) =>
          classList.contains("mantine-Button-root") && (dataset.variant ?? "filled") === "filled",
      )
      .map(({ textContent }) => textContent);
  const search = () => screen.getByRole("button", { name: "查询" });
  expect(filled()).toEqual(["新建"]);
  expect(search()).toHaveAttribute("data-variant", "default");
  cleanup();
  await renderScreen("SearchTable", { as: "user" });
  await expectTotal("共 55 条");
  expect(filled()).toEqual([]);
  expect(search()).toHaveAttribute("data-variant", "default");
});
