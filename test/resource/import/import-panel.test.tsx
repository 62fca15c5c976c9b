import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { failure } from "#mocks/backend/envelope";
import { server } from "#mocks/node";
import { listPolicies } from "~/api/policy";
import { unsavedScreens } from "~/features/drafts/drafts";
import { pathTo } from "~/navigation/paths";
import { switchRole } from "~/session/session";
import { recordBodies } from "../../support/client";
import { deferred } from "../../support/deferred";
import { HEAD, openImport, upload } from "../../support/import-drawer";
import { button } from "../../support/page-parts";
import { allowMotion, setPageWidth } from "../../support/page-width";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectToast } from "../../support/toasts";

setUpScreens();

test("imports a file whose headers and values are in another language, in upper or lower case", async () => {
  const bodies = recordBodies("POST /api/list/policy/import");
  const { user, drawer } = await openImport();
  await upload(
    user,
    drawer,
    "name,Content type,SCREENING,Items,Status\r\nNight,IMG,by rules,12,Online\r\nDay,portrait,人工筛选,3,已下线",
  );
  await user.click(await within(drawer).findByRole("button", { name: "导入 2 行" }));
  await expectToast("已导入 2 个集合");
  expect(bodies).toEqual([
    {
      rows: [
        { name: "Night", contentType: "img", filterType: "rules", count: 12, status: "online" },
        { name: "Day", contentType: "verticalVideo", filterType: "artificial", count: 3, status: "offline" },
      ],
    },
  ]);
});

test("names the columns that a file needs, and can be left again, before there is one", async () => {
  const { user, drawer } = await openImport();
  const rows = within(await within(drawer).findByRole("table", { name: "需要的列" })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "列必填内容",
    "集合名称是1–60 个字符",
    "内容体裁是图文 / 横版短视频 / 竖版小视频",
    "筛选方式是人工筛选 / 规则筛选",
    "内容量是0 或正整数，最多 12 位",
    "状态是已上线 / 已下线",
  ]);
  expect(within(drawer).getByRole("button", { name: "下载模板" })).toBeVisible();
  expect(within(drawer).getByRole("button", { name: "导入" })).toBeDisabled();
  await user.click(within(drawer).getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("counts the rows of a file, and aligns numbers at the end", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n夜色,图文,规则筛选,12,已上线\r\n,图文,规则筛选,3,已上线`);
  const preview = await within(drawer).findByRole("table", { name: "可以导入的数据" });
  expect(within(drawer).getByText("1 行可导入").parentElement).toHaveTextContent(
    "policies.csv2 行 1 行可导入 1 行有误",
  );
  for (const name of ["行", "内容量"]) {
    expect(within(preview).getByRole("columnheader", { name })).toHaveStyle({ textAlign: "end" });
  }
  expect(within(preview).getByRole("cell", { name: "12" })).toHaveStyle({ textAlign: "end" });
  expect(within(preview).getByRole("cell", { name: "夜色" })).not.toHaveStyle({ textAlign: "end" });
});

test("after the rows of a file are imported but for the wrong ones, the focus is where a corrected file is chosen", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\n夜色,图文,规则筛选,12,已上线\n,图文,规则筛选,3,已上线`);
  await user.click(await within(drawer).findByRole("button", { name: "导入 1 行" }));
  await expectToast("已导入 1 个集合");
  await waitFor(() => expect(within(drawer).getByRole("button", { name: "重新选择" })).toHaveFocus());
});

test("a failure of an import whose drawer was closed is shown on the list", async () => {
  const held = deferred<void>();
  const refused = () => held.promise.then(() => failure("名额已满", 50000));
  server.use(http.post("*/api/list/policy/import", refused));
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\n夜色,图文,规则筛选,1,已上线`);
  await user.click(await within(drawer).findByRole("button", { name: "导入 1 行" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toEqual([]));
  held.resolve();
  await expectToast("导入的数据没有保存：名额已满");
});

test.each(["while", "after"])("a file whose check ends %s its drawer closes is not asked about later", async (when) => {
  const read = deferred<void>();
  allowMotion();
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\n夜色,图文,规则筛选,1,已上线`, read.promise);
  await user.keyboard("{Escape}");
  if (when === "while") await act(async () => read.resolve());
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toEqual([]));
  expect(unsavedScreens({})).toEqual([]);
  await act(async () => read.resolve());
  await user.click(button("批量导入"));
  await screen.findByRole("dialog", { name: "批量导入集合" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toEqual([]));
});

test("asks before a checked file is left that is not imported yet", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n夜色,图文,规则筛选,12,已上线`);
  await within(drawer).findByRole("button", { name: "导入 1 行" });
  await user.keyboard("{Escape}");
  const question = () => screen.findByRole("dialog", { name: "放弃导入" });
  await user.click(within(await question()).getByRole("button", { name: "继续填写" }));
  expect(within(drawer).getByRole("button", { name: "导入 1 行" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "放弃导入" })).toBeNull());
  await user.click(within(drawer).getByRole("button", { name: "关闭" }));
  await user.click(within(await question()).getByRole("button", { name: "放弃内容" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("keeps a checked file when a phone is turned, and asks before it is left", async () => {
  const setWidth = setPageWidth(390);
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await user.click(await screen.findByRole("button", { name: "列表工具" }));
  await user.click(await screen.findByRole("menuitem", { name: "批量导入" }));
  const drawer = await screen.findByRole("dialog", { name: "批量导入集合" });
  await upload(user, drawer, `${HEAD}\r\n夜色,图文,规则筛选,12,已上线`);
  await within(drawer).findByRole("button", { name: "导入 1 行" });
  act(() => setWidth(844));
  expect(await screen.findByRole("grid", { hidden: true })).toBeInTheDocument();
  expect(within(drawer).getByRole("button", { name: "导入 1 行" })).toBeVisible();
  await user.keyboard("{Escape}");
  expect(await screen.findByRole("dialog", { name: "放弃导入" })).toBeVisible();
});

test("an open quote is reported with its line", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n夜色,图文,规则筛选,12,已上线\r\n"早餐,图文,规则筛选,1,已上线\r\n书单,图文`);
  expect(await within(drawer).findByText(/第 3 行有一个引号没有结束/)).toBeVisible();
});

test("warns of rows that repeat an earlier one, or a record of the list, and imports them all the same", async () => {
  const { user, drawer } = await openImport();
  const [record] = (await listPolicies({ query: { current: 1, pageSize: 1 } })).list;
  if (!record) throw new Error("There is no record");
  const { number: _, id: __, createdTime: ___, ...known } = record;
  const row = "夜色,图文,规则筛选,12,已上线";
  const first = [known.name, known.contentType, known.filterType, known.count, known.status];
  await upload(user, drawer, [HEAD, first.join(","), row, row, row.replace("12", "13")].join("\r\n"));
  const preview = await within(drawer).findByRole("region", { name: "可以导入的数据" });
  expect(preview).toHaveTextContent("有 2 行与前面的行或列表中的记录内容相同，导入后会重复：第 2、4 行");
  expect(within(drawer).getByRole("button", { name: "导入 4 行" })).toBeEnabled();
});

test("asks before Back or a reload loses a checked file", async () => {
  const { user, drawer, go, address } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n夜色,图文,规则筛选,12,已上线`);
  await within(drawer).findByRole("button", { name: "导入 1 行" });
  const question = () => screen.findByRole("dialog", { name: "有未保存的内容" });
  await go(pathTo("Workplace"));
  await user.click(within(await question()).getByRole("button", { name: "继续填写" }));
  expect(address()).toBe(pathTo("SearchTable"));
  const leavePage = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leavePage()).toBe(false);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "有未保存的内容" })).toBeNull());
  await go(pathTo("Workplace"));
  await user.click(within(await question()).getByRole("button", { name: "放弃内容" }));
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  await waitFor(() => expect(leavePage()).toBe(true));
});

test("the import closes, with its question, when the role may not import any more", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n夜色,图文,规则筛选,12,已上线`);
  await within(drawer).findByRole("button", { name: "导入 1 行" });
  await user.keyboard("{Escape}");
  await screen.findByRole("dialog", { name: "放弃导入" });
  act(() => switchRole("user"));
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toEqual([]));
  act(() => switchRole("admin"));
  expect(await screen.findByRole("button", { name: "批量导入" })).toBeVisible();
  expect(screen.queryAllByRole("dialog")).toEqual([]);
});
