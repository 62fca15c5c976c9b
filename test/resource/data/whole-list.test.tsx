import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { deletePolicies, listPolicies, setPoliciesStatus } from "~/api/policy";
import { loadNamespaces } from "~/i18n/translations";
import { policies } from "~/lists/policies";
import { normalizedQuery, otherParams } from "~/resource/address/address";
import { readSearch } from "~/resource/address/search";
import { selectPage, wholeList } from "~/resource/data/whole-list";
import { defineResource } from "~/resource/define-resource";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { choice } from "~/resource/fields/choice";
import { text } from "~/resource/fields/text";
import { operationLog } from "~/routes/profile/basic/operation-log";
import { certificationRecords } from "~/routes/user/setting/certification-records";
import { recordCalls } from "../../support/client";
import { setTestClock } from "../../support/clock";
import { button, region } from "../../support/page-parts";
import { renderResource } from "../../support/render-resource";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { successWith } from "../../support/success-with";
import { expectToast } from "../../support/toasts";

setUpScreens();

const ROWS = [
  { id: 1, name: "Alpha", contentType: "img", count: 9, createdTime: "2026-11-01 09:00:00" },
  { id: 2, name: "beta", contentType: "img", count: 100, createdTime: "2026-11-02 00:00:00" },
  { id: 3, name: "Alphabet", contentType: "verticalVideo", count: 20, createdTime: "2026-11-02 23:59:59" },
  { id: 4, name: "Gamma", contentType: "audio", count: 3, createdTime: "2026-11-03 00:00:00" },
];

test.each([
  ["", [1, 2, 3, 4]],
  ["name=ALPHA", [1, 3]],
  ["contentType=img&name=b", [2]],
  ["createdFrom=2026-11-02&createdTo=2026-11-02", [2, 3]],
  ["createdFrom=2026-11-03", [4]],
  ["createdTo=2026-11-01", [1]],
  ["sort=count", [4, 1, 3, 2]],
  ["sort=-createdTime", [4, 3, 2, 1]],
  ["name=nothing", []],
])("selects the rows of a whole list as a server would: %s", (query, expected) => {
  const { list, total } = selectPage(policies, readSearch(policies, new URLSearchParams(query)), ROWS);
  expect(list.map(({ id }) => id)).toEqual(expected);
  expect(total).toBe(expected.length);
});

test("sorts records without a value before the others", () => {
  const rows = [7, null, -3, undefined, 12].map((count, index) => ({ id: index, count }));
  const { list } = selectPage(policies, { current: 1, pageSize: 10, sort: "count" }, rows);
  expect(list.map(({ count }) => count)).toEqual([null, undefined, -3, 7, 12]);
});

test("pages a whole list", () => {
  const page = (current: number) => selectPage(policies, { current, pageSize: 3 }, ROWS);
  expect(page(1)).toEqual({ list: ROWS.slice(0, 3), total: 4 });
  expect(page(2)).toEqual({ list: ROWS.slice(3), total: 4 });
  expect(page(3)).toEqual({ list: [], total: 4 });
});

test.each([
  ["", null],
  ["tab=certification", null],
  ["log.sort=-updateTime", null],
  ["log.sort=name", ""],
  ["log.sort=-status,updateTime,status", "log.sort=-status,updateTime"],
  ["log.status=passed,reviewing", "log.status=reviewing,passed"],
  ["x=1&log.status=archived&log.current=0", "x=1"],
  ["log.updatedFrom=2026-11-09&log.updatedTo=2026-11-01", "log.updatedFrom=2026-11-01&log.updatedTo=2026-11-09"],
  ["log.edit=3&records.sort=time", "records.sort=time"],
  ["log.record=3", null],
  ["records.sort=-time&log.sort=-updateTime", "log.sort=-updateTime&records.sort=-time"],
])("repairs the parts of two lists in an address and keeps the rest: %s", (query, expected) => {
  expect(normalizedQuery([operationLog, certificationRecords], query)).toBe(expected);
});

test("tells the parameters of a list from others", () => {
  expect(otherParams(operationLog, "log.sort=time&tab=a&logs=1&records.record=2")).toBe(
    "tab=a&logs=1&records.record=2",
  );
  expect(otherParams(policies, "name=a&edit=1")).toBe("");
});

const bodyRows = () => within(region("操作日志")).getAllByRole("row").slice(1);
const numbers = () => bodyRows().map((row) => within(row).getAllByRole("gridcell")[1]?.textContent);

test("filters and sorts a list in a panel without another request, with its state in the address", async () => {
  const { user, address, go } = await renderScreen("Basic", { as: "admin", at: "?log.sort=updateTime" });
  await waitFor(() => expect(numbers()).toHaveLength(5));
  expect(numbers()[0]).toBe("视频类001001");
  const calls = recordCalls();
  const filters = within(region("操作日志"));
  await user.type(filters.getByRole("textbox", { name: "内容编号" }), "视频类001002，视频类001005");
  await user.click(filters.getByRole("button", { name: "展开" }));
  await user.click(filters.getByRole("combobox", { name: "当前状态" }));
  await user.click(await screen.findByRole("option", { name: "审核中" }));
  await user.click(button("查询"));
  await waitFor(() => expect(numbers()).toEqual(["视频类001002", "视频类001005"]));
  const typed = ["视频类001002", "视频类001005"].map(encodeURIComponent).join(",");
  expect(address()).toBe(`/profile/basic?log.contentNumber=${typed}&log.status=reviewing&log.sort=updateTime`);
  await user.click(filters.getByRole("button", { name: "修改时间" }));
  await waitFor(() => expect(numbers()).toEqual(["视频类001005", "视频类001002"]));
  await go(-1);
  await waitFor(() => expect(numbers()).toEqual(["视频类001002", "视频类001005"]));
  expect(calls).toEqual([]);
});

test("shows what a change changed, old beside new, at an address of its own", async () => {
  const { user, address } = await renderScreen("Basic", { as: "admin", at: "?log.record=3" });
  const dialog = await screen.findByRole("dialog", { name: "调整详情" });
  const texts = within(dialog)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ["参数", "调整前", "调整后"],
    ["编码声道", "1\u00a0声道", "2\u00a0声道"],
    ["音频编码码率", "64\u00a0kbps", "128\u00a0kbps"],
  ]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(address()).toBe("/profile/basic"));
});

test("shows a state that the console does not know as the server sent it", async () => {
  faults.set("GET /api/operation/log", successWith([{ key: "1", contentNumber: "视频类001001", status: 7 }]));
  await renderScreen("Basic", { as: "admin" });
  await waitFor(() => expect(bodyRows()[0]).toHaveTextContent("7"));
});

test("a screen and its whole list share the call's response, and its failure with one retry", async () => {
  const calls = recordCalls();
  faults.set("POST /api/user/certification", { kind: "code", code: 50000, message: "认证维护中" });
  const { user } = await renderScreen("Setting", { as: "admin", at: "?tab=certification" });
  const tab = within(await screen.findByRole("tabpanel", { name: "实名认证" }));
  expect(await tab.findByText("认证维护中")).toBeVisible();
  expect(tab.getAllByRole("button", { name: "重试" })).toHaveLength(1);
  expect(tab.queryByText("认证记录")).toBeNull();
  faults.clear();
  calls.length = 0;
  await user.click(tab.getByRole("button", { name: "重试" }));
  await waitFor(() => expect(tab.getAllByRole("row")).toHaveLength(4));
  expect(tab.getByRole("heading", { name: "企业认证信息" })).toBeVisible();
  expect(calls).toEqual(["POST /api/user/certification"]);
  faults.set("POST /api/user/certification", { kind: "code", code: 50000, message: "认证维护中" });
  // The last response is not used again.
  vi.setSystemTime(Date.now() + 1000);
  await user.click(tab.getByRole("button", { name: "刷新" }));
  expect(await tab.findByText("认证维护中")).toBeVisible();
  expect(tab.getAllByRole("button", { name: "重试" })).toHaveLength(1);
  faults.clear();
});

const offline = (ids: (string | number)[]) => setPoliciesStatus({ body: { ids, status: "offline" } });
const listAll = ({ signal }: { signal?: AbortSignal }) =>
  listPolicies({ query: { current: 1, pageSize: 100 }, signal });

/** The policies as if their call responded with all of them. */
const allPolicies = defineResource({
  screen: "SearchTable",
  namespace: "policies",
  title: "name",
  write: "policy:write",
  fields: { name: text({}), status: choice(["online", "offline"], {}) },
  calls: {
    list: wholeList(
      Object.assign(listAll, { query: () => ({ queryKey: ["all policies", "whole"] }), queryKey: ["all policies"] }),
      ({ list }) => list,
    ),
    remove: deletePolicies,
  },
  actions: { offline: { call: offline, when: () => true } },
});

test("records of a whole list are deleted, and those that are gone are counted", async () => {
  setTestClock();
  await loadNamespaces(["policies", "resource", "console"]);
  const { user } = renderResource(allPolicies, { as: "admin" });
  const rows = () => within(screen.getByRole("grid")).getAllByRole("row").slice(1);
  const total = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
  await total("共 55 条");
  await user.click(screen.getByRole("button", { name: /^更多操作 城市夜色/ }));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await total("共 54 条");
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(deletionsOf(allPolicies).hidden.get().ids.size).toBe(0));
  await total("共 54 条");
  for (const row of rows().slice(0, 2)) await user.click(within(row).getByRole("checkbox"));
  await deletePolicies({ body: { ids: [54] } });
  await user.click(screen.getByRole("button", { name: "下线" }));
  await expectToast("已下线 1 个集合，1 个集合已不存在");
});
