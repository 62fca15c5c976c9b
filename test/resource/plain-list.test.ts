import { expect, test } from "vitest";
import { normalizedQuery } from "~/resource/address/address";
import { operationLog } from "~/routes/profile/basic/operation-log";
import { popular } from "~/routes/workplace/popular";

test.each([
  ["popular.record=3&popular.current=2&popular.pageSize=20", ""],
  ["popular.sort=-clicks&popular.new&log.record=3", "popular.sort=-clicks&log.record=3"],
  ["popular.type=video&popular.edit=1", "popular.type=video"],
  ["popular.type=video&log.current=2&log.pageSize=20&log.record=3", null],
])("a list that shows its rows alone has neither pages nor a drawer in its address: %s", (query, expected) => {
  expect(normalizedQuery([popular, operationLog], query)).toBe(expected);
});
