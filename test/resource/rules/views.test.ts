import { QueryObserver } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { openDefaultView } from "~/resource/views/default-view";
import { savedViewsOf, savedViewsSchema } from "~/resource/views/saved-views";
import { changeView, isViewInSight, removeView, setDefaultView, viewProblem } from "~/resource/views/view-changes";
import { sessionEnded } from "~/session/session";
import { plainList } from "../../support/plain-list";

const VIEWS = [
  { name: "a", query: "name=x" },
  { name: "b", query: "sort=name", isDefault: true },
];
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: String(index), query: "" }));

describe("the name of a view", () => {
  test.each([
    ["", "nameEmpty"],
    [" ", "nameEmpty"],
    ["字".repeat(30), null],
    [` ${"字".repeat(30)} `, null],
    ["字".repeat(31), "nameLong"],
    ["👍".repeat(30), null],
    ["👍".repeat(31), "nameLong"],
    ["x\u200b", "nameInvisible"],
    [" A", "nameTaken"],
    ["Ａ", "nameTaken"],
    ["c", null],
  ])("%j has the problem %s", (name, problem) => {
    expect(viewProblem(VIEWS, name)).toBe(problem);
  });

  test("may be written in another way, but not as another one's", () => {
    expect([viewProblem(VIEWS, "A", "a"), viewProblem(VIEWS, "B", "a")]).toEqual([null, "nameTaken"]);
  });

  test("is not for a twenty-first view, but for one of twenty that is renamed", () => {
    expect([viewProblem(many(19), "x"), viewProblem(many(20), "x"), viewProblem(many(20), "x", "3")]).toEqual([
      null,
      "full",
      null,
    ]);
  });
});

describe("views", () => {
  test("are changed, removed and made the default by their name", () => {
    expect(changeView(VIEWS, "a", { query: "" })).toEqual([{ name: "a", query: "" }, VIEWS[1]]);
    expect(removeView(VIEWS, "a")).toEqual([VIEWS[1]]);
    expect(setDefaultView(VIEWS, "a").map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect(setDefaultView(VIEWS, null).map(({ isDefault }) => isDefault)).toEqual([false, false]);
  });

  const columns = [{ id: "name", hidden: false, pin: "none" } as const];
  const state = { query: "name=x", columns, widths: { name: 90 } };

  test.each<[string, object, boolean]>([
    ["with its query", {}, true],
    ["with its query and columns", { columns: 1, widths: { name: 90 } }, true],
    ["with other columns", { columns: 1, widths: { name: 91 } }, false],
    ["with another query", { query: "name=y" }, false],
  ])("are in sight in a list %s", (_, view, expected) => {
    const read = ({ widths }: { widths?: unknown }) => ({ columns, widths: widths as Record<string, number> });
    expect(isViewInSight({ name: "a", query: "name=x", ...view }, state, read)).toBe(expected);
  });

  test.each<[string, unknown[], string[]]>([
    ["without a name or a query", [{ name: " ", query: "" }, { name: "a" }, { query: "" }, null, 7], []],
    ["with too long a name", [{ name: "字".repeat(31), query: "" }], []],
    [
      "of the same name",
      [
        { name: "a", query: "1" },
        { name: " a ", query: "2" },
      ],
      ["a 1"],
    ],
    ["beyond the limit of 20", many(21), many(20).map(({ name }) => `${name} `)],
  ])("that are stored %s are dropped", (_, stored, kept) => {
    expect(v.parse(savedViewsSchema, stored).map(({ name, query }) => `${name} ${query}`)).toEqual(kept);
  });

  test("keep a name of 30 characters, whatever they are", () => {
    expect(v.parse(savedViewsSchema, [{ name: "👍".repeat(30), query: "" }])).toHaveLength(1);
  });

  test("are no default if it is unclear, and keep what is read later", () => {
    expect(v.parse(savedViewsSchema, [{ name: "a", query: "", isDefault: 1, columns: 7, widths: "x" }])).toEqual([
      { name: "a", query: "", isDefault: false, columns: 7, widths: "x" },
    ]);
  });
});

describe("the default view", () => {
  const none = new URLSearchParams();

  beforeEach(() => {
    queryClient.clear();
    sessionEnded.emit();
    savedViewsOf(plainList).write("", VIEWS);
  });

  test("is opened with a list that is entered without parameters", () => {
    expect(openDefaultView(plainList, none)).toEqual({ current: 1, pageSize: 10, sort: "name" });
    expect(openDefaultView(plainList, new URLSearchParams("current=2"))).toBeNull();
  });

  test("is not opened if there is none", () => {
    savedViewsOf(plainList).write("", setDefaultView(VIEWS, null));
    expect(openDefaultView(plainList, none)).toBeNull();
  });

  test("brings its columns, or leaves those of the list", () => {
    plainList.preferences.set({ widths: { name: 100 } });
    openDefaultView(plainList, none);
    expect(plainList.preferences.get().widths).toEqual({ name: 100 });
    savedViewsOf(plainList).write("", changeView(VIEWS, "b", { columns: [], widths: { name: 90, gone: 80 } }));
    openDefaultView(plainList, none);
    expect(plainList.preferences.get().widths).toEqual({ name: 90 });
  });

  test("is opened if it has become so after a list without one was in sight without conditions", () => {
    savedViewsOf(plainList).write("", setDefaultView(VIEWS, null));
    const hide = new QueryObserver(queryClient, { queryKey: [...plainList.queryKey, 1], queryFn: () => 1 }).subscribe(
      () => {},
    );
    expect(openDefaultView(plainList, none)).toBeNull();
    hide();
    queryClient.clear();
    savedViewsOf(plainList).write("", VIEWS);
    expect(openDefaultView(plainList, none)).toMatchObject({ sort: "name" });
  });

  test("stays closed once the conditions of the list in sight were cleared, until it is entered with some", () => {
    const hide = new QueryObserver(queryClient, { queryKey: [...plainList.queryKey, 1], queryFn: () => 1 }).subscribe(
      () => {},
    );
    expect(openDefaultView(plainList, none)).toBeNull();
    hide();
    queryClient.clear();
    expect(openDefaultView(plainList, none)).toBeNull();
    expect(openDefaultView(plainList, new URLSearchParams("name=x"))).toBeNull();
    expect(openDefaultView(plainList, none)).toMatchObject({ sort: "name" });
  });
});
