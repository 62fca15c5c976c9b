import { expect, test } from "vitest";
import { splitKeywords } from "~/routes/form/step/keyword-field";

test.each([
  [[], []],
  [["秋季"], ["秋季"]],
  [["秋季，折扣"], ["秋季", "折扣"]],
  [["a,b、c;d；e\nf"], ["a", "b", "c", "d", "e", "f"]],
  [
    [" a ", "b b"],
    ["a", "b b"],
  ],
  [
    ["a", "a", "b，a"],
    ["a", "b"],
  ],
  [["", " ", "，，"], []],
])("reads %j as the keywords %j", (typed, keywords) => {
  expect(splitKeywords(typed)).toEqual(keywords);
});
