import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { button } from "../support/page-parts";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { expectTotal, rows, table } from "../support/search-table";

setUpScreens();

const PATH = pathTo("SearchTable");
const scroller = () => screen.getByRole("group", { name: "集合列表" });
const nameFilter = () => screen.getByRole("textbox", { name: "集合名称" });
const bar = () => screen.findByRole("group", { name: "批量操作" });

test("selection, scroll and unsent filters of a list are still there after a visit of another screen", async () => {
  const { user, go } = await renderScreen("SearchTable", { as: "admin", at: "?pageSize=50" });
  await expectTotal("共 55 条");
  await waitFor(() => expect(rows()).toHaveLength(50));
  await user.click(within(table()).getByRole("checkbox", { name: /城市夜色短视频精选/ }));
  await user.type(nameFilter(), "夜色");
  scroller().scrollTop = 640;
  scroller().dispatchEvent(new Event("scroll"));
  await go(pathTo("Workplace"));
  await screen.findByText("主页访问量");
  await go(`${PATH}?pageSize=50`);
  await waitFor(() => expect(rows()).toHaveLength(50));
  expect(await bar()).toHaveTextContent("已选 1 项");
  expect(nameFilter()).toHaveValue("夜色");
  await waitFor(() => expect(scroller().scrollTop).toBe(640));
});

test("another search starts at the top, without the selection", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await user.click(within(table()).getByRole("checkbox", { name: /城市夜色短视频精选/ }));
  scroller().scrollTop = 640;
  scroller().dispatchEvent(new Event("scroll"));
  await user.type(nameFilter(), "夜色");
  await user.click(button("查询"));
  await expectTotal("共 1 条");
  expect(scroller().scrollTop).toBe(0);
  expect(screen.queryByRole("group", { name: "批量操作" })).toBeNull();
});
