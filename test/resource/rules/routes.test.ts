import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { dropDrafts, saveDraft } from "~/features/drafts/drafts";
import { queryToOpen } from "~/resource/address/query-to-open";
import { redirectAddress } from "~/resource/address/redirect";
import { panelsRoute } from "~/resource/panels-route";
import { plainPanelsRoute } from "~/resource/plain-panels-route";
import { resourceRoute } from "~/resource/resource-route";
import { savedViewsOf } from "~/resource/views/saved-views";
import { session, sessionEnded } from "~/session/session";
import { plainList } from "../../support/plain-list";

const panel = { ...plainList, prefix: "log" };
const bills = { ...plainList, prefix: "bill", namespace: "bills" };
const urlOf = (query: string) => new URL(`https://a.test/list?${query}`);
const { screen } = plainList;

/** Where an action leads; null if it stays. */
function redirectOf(act: () => void): string | null {
  try {
    act();
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("Location");
    throw thrown;
  }
}

beforeEach(() => {
  vi.stubGlobal("addEventListener", () => {});
  queryClient.clear();
  sessionEnded.emit();
  session.set({ user: { accountId: "one" } as never });
  dropDrafts({ screen });
  savedViewsOf(plainList).write("one", []);
});

describe("the address of a list", () => {
  const leads = (query: string, resources = [plainList]) =>
    redirectOf(() => redirectAddress(resources, urlOf(query), queryToOpen));

  test.each([
    ["", null],
    ["name=a&current=2", "/list?current=2&name=a"],
    ["current=2&name=a", null],
  ])("%j leads to %j, as the console writes it", (query, location) => {
    expect(leads(query)).toBe(location);
  });

  test("leads to its default view where it is entered without one", () => {
    savedViewsOf(plainList).write("one", [{ name: "a", query: "name=x", isDefault: true }]);
    expect(leads("")).toBe("/list?name=x");
    expect(leads("sort=name")).toBeNull();
  });

  test("stays where the default view is the whole list", () => {
    savedViewsOf(plainList).write("one", [{ name: "a", query: "", isDefault: true }]);
    expect(leads("")).toBeNull();
  });

  test("of a panel keeps what belongs to the screen around it", () => {
    savedViewsOf(panel).write("one", [{ name: "a", query: "name=x", isDefault: true }]);
    expect(leads("tab=1", [bills, panel])).toBe("/list?tab=1&log.name=x");
  });

  test("opens a form that was left half filled", () => {
    saveDraft({ screen, form: "record 7" }, { name: "x" });
    expect(leads("name=a")).toBe("/list?name=a&edit=7");
    expect(leads("name=a&record=3")).toBeNull();
  });

  test("opens the form of the panel that it belongs to", () => {
    saveDraft({ screen, form: "bill.new" }, { name: "x" });
    expect(leads("tab=1&log.name=a", [panel, bills])).toBe("/list?tab=1&log.name=a&bill.new=");
    expect(leads("log.record=3", [panel, bills])).toBeNull();
  });
});

const revalidation = (from: string, to: string, defaultShouldRevalidate = true) =>
  ({
    currentUrl: urlOf(from),
    nextUrl: to.startsWith("/") ? new URL(`https://a.test${to}`) : urlOf(to),
    defaultShouldRevalidate,
  }) as ShouldRevalidateFunctionArgs;

describe("the route of a list", () => {
  const { handle, shouldRevalidate } = resourceRoute(plainList);

  test("loads its words", () => {
    expect(handle).toEqual({ i18n: ["resource", "forms", "selection", "policies"] });
  });

  test.each([
    ["another page", "name=a", "name=a&current=2", true],
    ["a drawer that opens", "name=a", "name=a&record=3", false],
    ["a drawer that closes", "record=3", "", false],
    ["an invalid page, to repair the address", "name=a", "name=a&current=x", true],
    ["what no list knows, to repair the address", "name=a", "name=a&log.name=b", true],
    ["the same address again", "name=a", "name=a", true],
    ["another screen", "name=a", "/other?name=a&record=3", true],
  ])("reads its rows for %s from %j to %j: %j", (_, from, to, expected) => {
    expect(shouldRevalidate(revalidation(from, to))).toBe(expected);
    expect(shouldRevalidate(revalidation(from, to, false))).toBe(false);
  });
});

describe("the route of a screen with lists in panels", () => {
  const { i18n, load, drop, shouldRevalidate } = panelsRoute([panel, bills]);
  const request = (query: string) => new Request(urlOf(query));

  test("loads the words of all", () => {
    expect(i18n).toEqual(["resource", "forms", "selection", "policies", "bills"]);
  });

  test("reads each list by its part of the address", () => {
    const keys: unknown[] = [];
    load({
      request: request("log.name=a&bill.current=2"),
      prefetch: ({ queryKey }: { queryKey: unknown }) => keys.push(queryKey),
    } as never);
    expect(keys).toEqual([
      ["plain", { current: 1, pageSize: 10, name: "a" }],
      ["plain", { current: 2, pageSize: 10 }],
    ]);
  });

  test("leads to the address as the console writes it, and reads nothing", () => {
    const prefetch = vi.fn();
    expect(redirectOf(() => load({ request: request("log.current=1"), prefetch }))).toBe("/list?");
    expect(prefetch).not.toHaveBeenCalled();
  });

  test("opens a form that was left half filled, except where the lists are plain tables", () => {
    saveDraft({ screen, form: "bill.new" }, { name: "x" });
    const context = { request: request("tab=1"), prefetch: vi.fn() };
    expect(redirectOf(() => load(context))).toBe("/list?tab=1&bill.new=");
    expect(redirectOf(() => plainPanelsRoute([panel, bills]).load(context))).toBeNull();
  });

  test.each([
    ["tab=1", null],
    ["tab=1&log.name=a&bill.current=2", "/list?tab=1"],
  ])("leads from %j to %j where the lists are not shown", (query, location) => {
    expect(redirectOf(() => drop({ request: request(query) }))).toBe(location);
  });

  test.each([
    ["a panel's page", "tab=1", "tab=1&log.current=2", false],
    ["panels in another order", "tab=1", "bill.name=b,c&log.name=a&tab=1", false],
    ["an invalid page, to repair the address", "tab=1", "tab=1&log.current=x", true],
    ["another tab", "tab=1&log.current=2", "tab=2", true],
    ["the same address again", "tab=1", "tab=1", true],
    ["another screen", "tab=1", "/other?tab=1&log.current=2", true],
  ])("reads the screen for %s, from %j to %j: %j", (_, from, to, expected) => {
    expect(shouldRevalidate(revalidation(from, to))).toBe(expected);
    expect(shouldRevalidate(revalidation(from, to, false))).toBe(false);
  });
});
