import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { normalizedQuery, otherParams, paramsOf, writeAddress } from "~/resource/address/address";
import { filtersOf, readSearch } from "~/resource/address/search";
import { readTarget } from "~/resource/drawer/target";
import type { Resource } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";
import { hostileQuery, hostileText } from "../../support/hostile-input";
import { anySearch, anyTarget, conditionsFor } from "./search-cases";

/** What hostile texts are unlikely to be: numbers and days that are nearly right, and texts without end. */
const NEARLY = ["0", "-1", "1e9", "99999999999", "2026-02-31", "2026-1-5", "x".repeat(10_000), "😀".repeat(5000)];

/** The address of a list: everything that can be searched for and opened, and whatever else stands there. */
export function describeAddress(resource: Resource): void {
  const { prefix } = resource;
  const start = prefix && `${prefix}.`;
  const others = prefix && "tab=x&another.sort=name";
  const filters = filtersOf(resource);

  test("its address says what is searched for and open, and is read again as it was written", () => {
    fc.assert(
      fc.property(anySearch(resource), anyTarget(resource), (search, target) => {
        const query = writeAddress(resource, search, target, others);
        const own = paramsOf(resource, new URLSearchParams(query));
        expect(readSearch(resource, own)).toEqual(search);
        expect(readTarget(resource, own)).toEqual(target);
        expect(otherParams(resource, query)).toBe(others);
        expect(normalizedQuery([resource], query)).toBeNull();
      }),
    );
  });

  const names = ["current", "pageSize", "sort", "record", "edit", "new", ...filters.flatMap(({ keys }) => keys)];
  const nearly = fc
    .array(fc.tuple(fc.constantFrom(...names), fc.oneof(hostileText, fc.constantFrom(...NEARLY))), { maxLength: 8 })
    .map((pairs) => new URLSearchParams(pairs.map(([name, text]) => [start + name, text])));
  const nonsense = fc.oneof(nearly, hostileQuery(...names.map((name) => start + name)));

  const limitOf = (key: string) => {
    const isList = filters.some(({ keys, filter }) => keys.includes(key) && filter.fullText);
    return isList ? 6000 : 100;
  };
  test("nonsense in its address is repaired in one step, and the rest is what it was", () => {
    fc.assert(
      fc.property(nonsense, (query) => {
        const text = query.toString();
        const repaired = normalizedQuery([resource], text) ?? text;
        const search = readSearch(resource, paramsOf(resource, query));
        expect(normalizedQuery([resource], repaired)).toBeNull();
        expect(readSearch(resource, paramsOf(resource, new URLSearchParams(repaired)))).toEqual(search);
        expect(otherParams(resource, repaired)).toBe(otherParams(resource, text));
        for (const [name, value] of Object.entries(search)) {
          expect([...String(value)].length).toBeLessThanOrEqual(limitOf(name));
        }
        // A browser changes nothing in it, so that it is not repaired again.
        expect(new URL(`http://localhost/?${repaired}`).search.slice(1)).toBe(repaired);
      }),
    );
  });

  test.each(filters)("its filter of $name keeps in the search form what the address has", (filter) => {
    const context = createResourceTexts(resource, "zh-CN").context(filter.name);
    const { toValue, toConditions, rule, matches, text } = filter.filter;
    let known = 0;
    fc.assert(
      fc.property(conditionsFor(resource, filter), (conditions) => {
        expect(toConditions(toValue(conditions))).toEqual(conditions);
        expect(v.is(rule(context), toValue(conditions))).toBe(true);
        if (conditions.every((condition) => condition === undefined)) return;
        known += 1;
        // Its chip says something, and no record's value breaks it.
        expect(text(conditions, context)).not.toBe("");
        for (const value of [null, undefined, "", 7, [], {}]) expect(matches(value, conditions)).toBeTypeOf("boolean");
      }),
    );
    expect(known).toBeGreaterThan(0);
  });
}
