import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createSavedViews, savedViewsSchema } from "~/resource/views/saved-views";
import { viewProblem } from "~/resource/views/view-changes";

const view = (name: string, query = "status=online") => ({ name, query });

test.each<[unknown[], string[]]>([
  [
    [view("a"), view("b")],
    ["a", "b"],
  ],
  [[view("a"), view("a", "other")], ["a"]],
  [[view(" a "), view("")], ["a"]],
  [[null, 3, {}, { name: "x" }, view("a")], ["a"]],
  [[view("字".repeat(31))], []],
])("normalizes the stored views %j to %j", (stored, names) => {
  expect(v.parse(savedViewsSchema, stored).map(({ name }) => name)).toEqual(names);
});

test("any stored list can be read, and never exceeds the limit", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.anything(),
          fc.string().map((name) => view(name)),
        ),
      ),
      (stored) => {
        expect(v.parse(savedViewsSchema, stored).length).toBeLessThanOrEqual(20);
      },
    ),
  );
});

test.each([
  ["", "nameEmpty"],
  ["  ", "nameEmpty"],
  ["a", "nameTaken"],
  [" a ", "nameTaken"],
  [` ${"字".repeat(30)} `, null],
  ["字".repeat(31), "nameLong"],
  ["A", "nameTaken"],
  ["ａ", "nameTaken"],
  ["b\u202Ec", "nameInvisible"],
  ["b\u0000", "nameInvisible"],
  ["{{name}} $t(views.none) <b>", null],
  ["b", null],
])("the view name %j has the error %s", (name, problem) => {
  expect(viewProblem([view("a")], name)).toBe(problem);
});

test("a view keeps its name in another writing, but does not take that of another", () => {
  const views = [view("a"), view("b")];
  expect(viewProblem(views, "A", "a")).toBeNull();
  expect(viewProblem(views, "B", "a")).toBe("nameTaken");
  const full = Array.from({ length: 20 }, (_, at) => view(String(at)));
  expect(viewProblem(full, "new", "1")).toBeNull();
});

test("an older version's view has no columns, and wrong ones do no harm", () => {
  const stored = [view("a"), { ...view("b"), columns: 7, widths: "wide", isDefault: "yes" }];
  expect(v.parse(savedViewsSchema, stored)).toEqual([
    view("a"),
    { ...view("b"), columns: 7, widths: "wide", isDefault: false },
  ]);
});

test("no view can be saved beyond the limit", () => {
  const views = Array.from({ length: 20 }, (_, at) => view(String(at)));
  expect(viewProblem(views, "new")).toBe("full");
});

test("views belong to a list and an account", () => {
  const savedViews = createSavedViews("orders");
  savedViews.write("one", [view("a")]);
  savedViews.write("two", [view("b")]);
  expect([savedViews.read("one"), savedViews.read("two"), savedViews.read("three")]).toEqual([
    [view("a")],
    [view("b")],
    [],
  ]);
  expect(createSavedViews("bills").read("one")).toEqual([]);
});
