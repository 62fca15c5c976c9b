import "@testing-library/jest-dom/vitest";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { popular } from "~/routes/workplace/popular";
import { PopularPanel } from "~/routes/workplace/popular-panel";
import { recordQueries } from "../../support/client";
import { setPageWidth } from "../../support/page-width";
import { renderResource } from "../../support/render-resource";
import { setUpLists } from "../../support/set-up-lists";

const CALL = "GET /api/popular/list";

setUpLists({ namespaces: ["popular"], runs: true });

const show = (at = "") => renderResource(popular, { as: "user", at, panel: <PopularPanel /> });
const region = async () => within(await screen.findByRole("region", { name: "线上热门内容" }));

async function cellsOf(column: number): Promise<(string | null | undefined)[]> {
  const table = within(await screen.findByRole("table", { name: "线上热门内容" }));
  const [, ...rows] = table.getAllByRole("row");
  return rows.map((row) => row.children[column]?.textContent);
}

test("the popular content has its rows in the server's order, without tools, selection and pages", async () => {
  show();
  expect(await cellsOf(0)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  expect((await region()).getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "排名",
    "内容标题",
    "点击量",
    "日涨幅",
  ]);
  expect((await region()).getAllByRole("button", { name: /^(?!刷新)/ }).map(({ textContent }) => textContent)).toEqual([
    "点击量",
    "日涨幅",
  ]);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("a click on a column sorts by the value of what stands there, and each keeps its rank", async () => {
  const { user, query } = show();
  expect((await cellsOf(2)).slice(0, 4)).toEqual(["346.3万", "324.2万", "318.9万", "257.9万"]);
  expect((await region()).getByTitle("346.3w+")).toHaveTextContent("346.3万");
  expect((await region()).getByTitle("2,579,000")).toHaveTextContent("257.9万");
  const header = () => screen.getByRole("columnheader", { name: "点击量" });
  await user.click(screen.getByRole("button", { name: "点击量" }));
  await waitFor(() => expect(header()).toHaveAttribute("aria-sort", "descending"));
  await user.click(screen.getByRole("button", { name: "点击量" }));
  await waitFor(() => expect(header()).toHaveAttribute("aria-sort", "ascending"));
  expect(query()).toBe("?popular.sort=clicks");
  expect((await cellsOf(2)).slice(0, 3)).toEqual(["8.8万", "96.5万", "186.3万"]);
  expect((await cellsOf(0)).slice(0, 3)).toEqual(["8", "7", "6"]);
  expect((await cellsOf(3)).slice(0, 3)).toEqual(["−12.0%", "+48.0%", "+17.0%"]);
});

test("the type is asked for and stands in the address; the first one does not", async () => {
  const { user, query } = show("?chats=collected&popular.sort=-increases");
  await cellsOf(0);
  const queries = recordQueries(CALL);
  await user.click(screen.getByRole("radio", { name: "视频" }));
  await waitFor(() => expect(query()).toBe("?chats=collected&popular.type=video&popular.sort=-increases"));
  await waitFor(() => expect(queries).toEqual(["?type=video"]));
  await waitFor(() => expect(screen.getByRole("radio", { name: "视频" })).toBeChecked());
  await user.click(screen.getByRole("radio", { name: "文本" }));
  await waitFor(() => expect(query()).toBe("?chats=collected&popular.sort=-increases"));
  await waitFor(() => expect(screen.getByRole("radio", { name: "文本" })).toBeChecked());
});

test("it says that a type has nothing, or could not be read, and reads it again", async () => {
  faults.set(CALL, { kind: "json", text: '{"status":"success","code":200,"data":[]}' });
  const { user } = show("?popular.type=image");
  expect(await (await region()).findByText("还没有上榜的内容")).toBeVisible();
  faults.set(CALL, { kind: "status", status: 500 });
  await user.click(screen.getByRole("radio", { name: "视频" }));
  const retry = await (await region()).findByRole("button", { name: "重试" });
  faults.clear();
  await user.click(retry);
  expect((await cellsOf(0)).length).toBeGreaterThan(5);
});

test("another type has its own rows, and is in the address", async () => {
  const { user, query } = show();
  await user.click(await screen.findByText("图片"));
  await screen.findByRole("cell", { name: /^航拍/ });
  expect(query()).toBe("?popular.type=image");
});

test("a phone shows rows of text with all that the table tells, and sorts them in a sheet", async () => {
  const setWidth = setPageWidth(390);
  const { user, query } = show();
  const items = async () => within(await screen.findByRole("list", { name: "线上热门内容" })).getAllByRole("listitem");
  const ranks = async () => (await items()).map((item) => item.textContent?.match(/排名 (\d+)点击量/)?.[1]);
  const [first] = await items();
  expect(first).toHaveTextContent(/^.+排名 1点击量 346\.3万日涨幅 .*\+35\.0%$/);
  // As in the table, where more is known to be better.
  expect(within(first ?? document.body).getByText("+35.0%")).toHaveAttribute("data-good", "1");
  expect(screen.queryByRole("table")).toBeNull();
  await user.click((await region()).getByRole("button", { name: "排序" }));
  await user.click(await screen.findByRole("button", { name: "点击量 升序" }));
  await waitFor(async () => expect((await ranks()).slice(0, 3)).toEqual(["8", "7", "6"]));
  expect(query()).toBe("?popular.sort=clicks");
  act(() => setWidth(1440));
  expect((await cellsOf(0)).slice(0, 3)).toEqual(["8", "7", "6"]);
});
