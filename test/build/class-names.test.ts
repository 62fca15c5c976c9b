import { expect, test } from "vitest";
import { createClassNameCheck } from "~/build/build-options";

test("a class name that two style modules have stops the build, and one that is written twice does not", () => {
  const check = createClassNameCheck();
  check("list.module.css", { row: "_aB3x", cell: "_c9D1" });
  check("list.module.css", { row: "_aB3x", cell: "_c9D1" });
  expect(() => check("menu.module.css", { item: "_c9D1" })).toThrow(
    ".item of menu.module.css and .cell of list.module.css have the same short name: rename one of them.",
  );
});
