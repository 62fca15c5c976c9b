import { lists } from "../contract/calls";
import type { Check } from "./check";
import { checkBounds, checkCombination, checkParts } from "./list-filter-checks";
import { checkFirstPage, checkPages, checkSorts } from "./list-page-checks";
import { conditionsOf, type List, type ListCheck } from "./list-reader";
import { checkEmpty, checkTexts, checkValues, choicesOf } from "./list-value-checks";

/** What a list is asked: the pages, filters and sorts that its call declares. */
export function checksOfList(list: List): Check[] {
  const checks: [name: string, applies: boolean, run: ListCheck][] = [
    ["has pages", true, checkPages],
    ["without page number and size is its first ten rows", true, checkFirstPage],
    ["is filtered by values", choicesOf(list).length > 0, checkValues],
    ["is filtered by parts", conditionsOf(list, "part").length > 0, checkParts],
    ["is filtered by whole texts", conditionsOf(list, "some").length > 0, checkTexts],
    ["is filtered by missing values", conditionsOf(list, "empty").length > 0, checkEmpty],
    ["is filtered by ranges with both ends", conditionsOf(list, "from", "to").length > 0, checkBounds],
    ["is sorted", list.listQuery.sorts.length > 0, checkSorts],
    ["is filtered by several conditions and sorted", choicesOf(list).length > 0, checkCombination],
  ];
  return checks
    .filter(([, applies]) => applies)
    .map(([name, , run]) => ({ name: `${list.call.spec.path} ${name}`, run: (context) => run(list, context) }));
}

/** What every list is asked. */
export const listChecks: Check[] = lists.flatMap(checksOfList);
