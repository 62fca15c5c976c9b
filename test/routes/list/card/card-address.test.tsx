import { fireEvent, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { pathTo } from "~/navigation/paths";
import { main } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { argsFor, loadScreenModule, redirectTarget } from "../../../support/route-modules";
import { storeTokenOf } from "../../../support/session";
import { successWith } from "../../../support/success-with";

setUpScreens();

const CARD = pathTo("Card");
const TABS = { all: "全部", quality: "内容质检", service: "开通服务", rule: "规则预置" };
const TOO_LONG = "长".repeat(101);

/** Where the loader leads from an address of the screen; undefined if it stays. */
async function normalize(address: string): Promise<string | undefined> {
  const { clientLoader } = await loadScreenModule("Card");
  return redirectTarget(clientLoader(argsFor(address)));
}
const searchField = () => screen.getByLabelText("搜索卡片");
const selectedTab = () => screen.getByRole("tab", { selected: true });

test("tab and search are read from the address", async () => {
  const { go } = await renderScreen("Card", { as: "user" });
  const cases: [string, keyof typeof TABS, string][] = [
    ["?tab=rule", "rule", ""],
    ["", "all", ""],
    ["?tab=quality&search=%3Cimg%3E", "quality", "<img>"],
    ["?tab=rules", "all", ""],
    ["?tab=service&tab=rule", "service", ""],
    ["?tab=RULE", "all", ""],
    ["?search=%20a%20", "all", "a"],
    ["?tab=", "all", ""],
    ["?search=a&search=b", "all", "a"],
    ["?search=%F0%9F%91%8D", "all", "👍"],
  ];
  for (const [query, tab, search] of cases) {
    await go(CARD + query);
    await waitFor(() => expect(searchField(), query).toHaveValue(search));
    expect(selectedTab(), query).toHaveTextContent(TABS[tab]);
  }
});

test("tab and search are written to the address, survive a reload and leave other parameters alone", async () => {
  const { user, address, reload } = await renderScreen("Card", { as: "user", at: "?a=1" });
  const anyText = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim());
  const searches = ["a&b=c#d", "100% +1", "👍🏽", ...fc.sample(anyText, 5)];
  for (const [index, search] of searches.entries()) {
    const [key = "", tab = ""] = Object.entries(TABS)[index % 4] ?? [];
    await user.click(screen.getByRole("tab", { name: new RegExp(tab) }));
    fireEvent.change(searchField(), { target: { value: search } });
    const expected = [["a", "1"], ...(key === "all" ? [] : [["tab", key]]), ...(search ? [["search", search]] : [])];
    await waitFor(() => expect([...new URL(address(), location.origin).searchParams]).toEqual(expected));
    await reload();
    expect(searchField()).toHaveValue(search);
    expect(selectedTab()).toHaveTextContent(tab);
  }
});

test("any address is normalized in one step", async () => {
  storeTokenOf("user");
  const part = fc.oneof(fc.string({ unit: "binary" }), fc.string({ maxLength: 10_000 }), fc.constant("%E0%A4%A"));
  const name = fc.oneof(fc.constantFrom("tab", "search", "tab[]", "page"), fc.string());
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, part)), async (pairs) => {
      const query = pairs.map((pair) => pair.join("=")).join("&");
      const normalized = await normalize(`${CARD}?${query}`);
      if (normalized !== undefined) expect(await normalize(normalized)).toBeUndefined();
    }),
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
});

test.each<[string, string | undefined]>([
  ["", undefined],
  ["?search=a&tab=rule", undefined],
  ["?b=2&a=1", undefined],
  ["?tab=nothing&a=1", `${CARD}?a=1`],
  ["?tab=all#x", `${CARD}#x`],
  [`?search=${TOO_LONG}`, `${CARD}?search=${encodeURIComponent(TOO_LONG.slice(1))}`],
])("the query %s is normalized to %s", async (query, expected) => {
  storeTokenOf("user");
  expect(await normalize(CARD + query)).toBe(expected);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
});

test("another tab or search loads nothing, another parameter does", async () => {
  await renderScreen("Card", { as: "user" });
  const { shouldRevalidate } = await loadScreenModule("Card");
  const revalidates = (query: string) =>
    shouldRevalidate?.({
      currentUrl: new URL(CARD, location.origin),
      nextUrl: new URL(CARD + query, location.origin),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  expect([revalidates("?tab=rule&search=a"), revalidates("?a=1"), revalidates("")]).toEqual([false, true, true]);
  expect(revalidates("?tab=quality&new=")).toBe(false);
});

test("a search that is too long is refused, and what was searched before stays", async () => {
  const { user, address } = await renderScreen("Card", { as: "user", at: "?search=分析" });
  fireEvent.change(searchField(), { target: { value: TOO_LONG } });
  expect(await main().findByText("搜索内容不能超过 100 个字符")).toBeVisible();
  expect(searchField()).toHaveValue(TOO_LONG);
  expect(searchField()).toBeInvalid();
  await user.type(searchField(), "{Backspace}");
  await waitFor(() => expect(address()).toBe(`${CARD}?search=${encodeURIComponent(TOO_LONG.slice(1))}`));
  expect(searchField()).toBeValid();
});

test("a search counts what it finds, and going back leads to the one before", async () => {
  const { user, address, go } = await renderScreen("Card", { as: "user", at: "?tab=service&search=分析" });
  await main().findByRole("heading", { name: "漏斗分析" });
  expect(main().queryByRole("heading", { name: "资源分发" })).toBeNull();
  expect(main().getByText("找到 3 张卡片")).toBeInTheDocument();
  expect(selectedTab()).toHaveTextContent("开通服务 3");
  await user.click(screen.getByRole("tab", { name: /^规则预置/ }));
  await waitFor(() => expect(address()).toMatch(/tab=rule&search=/));
  await go(-1);
  await waitFor(() => expect(selectedTab()).toHaveTextContent("开通服务 3"));
  expect(searchField()).toHaveValue("分析");
});

test("a search finds cards by parts of title and description in any case", async () => {
  const card = { id: 1, title: "视频 abc", description: "一条描述", enable: false, actionType: "" };
  faults.set("GET /api/list/rules-preset", successWith([card]));
  const { go } = await renderScreen("Card", { as: "user", at: "?tab=rule" });
  for (const [search, isFound] of [
    ["", true],
    ["音频", false],
    ["视频", true],
    ["没有", false],
    ["ABC", true],
    ["音频", false],
    ["一条", true],
  ] as const) {
    await go(`${CARD}?tab=rule&search=${search}`);
    await waitFor(() =>
      expect(main().queryAllByRole("heading", { name: card.title }), search).toHaveLength(Number(isFound)),
    );
  }
});
