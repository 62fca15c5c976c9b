import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { VIEW_LIMITS } from "~/config/limits";
import { createSavedViews, savedViewsSchema, viewProblem } from "~/resource/views/saved-views";

const view = (name: string, query = "status=online") => ({ name, query });

test.each<[unknown[], string[]]>([
  [
    [view("a"), view("b")],
    ["a", "b"],
  ],
  [[view("a"), view("a", "other")], ["a"]],
  [[view(" a "), view("")], ["a"]],
  [[null, 3, {}, { name: "x" }, view("a")], ["a"]],
  [[view("字".repeat(VIEW_LIMITS.name + 1))], []],
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
        expect(v.parse(savedViewsSchema, stored).length).toBeLessThanOrEqual(VIEW_LIMITS.views);
      },
    ),
  );
});

test.each([
  ["", "nameEmpty"],
  ["  ", "nameEmpty"],
  ["a", "nameTaken"],
  [" a ", "nameTaken"],
  ["b", null],
])("the view name %j has the error %s", (name, problem) => {
  expect(viewProblem([view("a")], name)).toBe(problem);
});

test("no view can be saved beyond the limit", () => {
  const views = Array.from({ length: VIEW_LIMITS.views }, (_, at) => view(String(at)));
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
