import fc from "fast-check";
import { filtersOf } from "~/resource/address/search";
import { readSort } from "~/resource/address/sort";
import type { Target } from "~/resource/drawer/target";
import type { Resource, Search } from "~/resource/resource";

/** Texts among which every kind of filter finds conditions. */
const COMMON = ["true", "false", "0", "12", "-3", "9.5", "2026-01-31", "2026/11/5", "x", " 夜色 ", "😀"];

const textFor = (options: readonly string[]) =>
  fc.oneof(
    // So often that each filter knows some of a hundred cases.
    { weight: 3, arbitrary: fc.constantFrom(...COMMON) },
    { weight: 3, arbitrary: fc.constantFrom(...(options.length > 0 ? options : COMMON)) },
    fc.integer().map(String),
    fc
      .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    fc.string({ unit: "grapheme", maxLength: 120 }),
  );

type Filter = ReturnType<typeof filtersOf>[number];

/** Conditions of one filter, as an address of any texts has them. */
export const conditionsFor = ({ fields }: Resource, { name, keys, filter }: Filter) =>
  fc
    .array(fc.option(textFor(fields[name]?.options ?? [])), { minLength: keys.length, maxLength: keys.length })
    .map((texts) => filter.read(texts));

/** Any search of a list: each filter, page, size and sort. */
export function anySearch(resource: Resource): fc.Arbitrary<Search> {
  const filters = filtersOf(resource);
  const sorts = Object.entries(resource.fields).flatMap(([name, { column }]) =>
    column?.sort ? [name, `-${name}`] : [],
  );
  return fc
    .record({
      current: resource.plain ? fc.constant(1) : fc.integer({ min: 1, max: 999_999_999 }),
      pageSize: resource.plain ? fc.constant(10) : fc.constantFrom(10, 20, 50, 100),
      sort: fc.subarray(sorts).map((keys) => readSort(resource, keys.join(","))),
      conditions: fc.tuple(...filters.map((filter) => conditionsFor(resource, filter))),
    })
    .map(({ current, pageSize, sort, conditions }) => {
      const named = filters.flatMap(({ keys }, filter) =>
        keys.map((key, index) => [key, conditions[filter]?.[index]] as const),
      );
      const set = [...named, ["sort", sort] as const].filter(([, value]) => value !== undefined);
      return { current, pageSize, ...Object.fromEntries(set) };
    });
}

/** Whatever a list may have open above it. */
export function anyTarget({ calls, plain }: Resource): fc.Arbitrary<Target | null> {
  const modes = ["view" as const, ...(calls.change ? ["edit" as const] : [])];
  const record = fc.record({
    mode: fc.constantFrom(...modes),
    id: fc.oneof(fc.integer({ min: 1 }).map(String), fc.string({ unit: "grapheme", minLength: 1 })),
  });
  const none = fc.constant(null);
  if (plain) return none;
  return calls.create ? fc.oneof(none, record, fc.constant({ mode: "new" as const })) : fc.oneof(none, record);
}
