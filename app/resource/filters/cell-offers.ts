import { conditionsOf, filtersOf, withConditions } from "~/resource/address/search";
import type { Conditions } from "~/resource/fields/field";
import { conditionsOnly } from "~/resource/fields/value-conditions";
import type { Resource, Row, Search } from "~/resource/resource";
import type { ResourceTexts } from "~/resource/resource-texts";

/** A search for the records with the value of a cell, or without it. */
export type CellOffer = { kind: "only" | "without"; field: string; value: string; search: Search };

/** What the values of a row can be searched by; `name` is the field of a cell, without it those of all fields. */
export function cellOffers(
  resource: Resource,
  texts: ResourceTexts,
  { search, row, name }: { search: Search; row: Row; name: string | undefined },
): CellOffer[] {
  const filters = filtersOf(resource).filter(
    (one) => resource.fields[one.name]?.column && (name ?? one.name) === one.name,
  );
  return filters.flatMap((one) => {
    const { keys, filter } = one;
    const value = row[one.name];
    const context = texts.context(one.name);
    const current = conditionsOf(search, keys);
    const offer = (kind: CellOffer["kind"], text: string, conditions: Conditions | null | undefined): CellOffer[] =>
      text !== "" && conditions && conditions.join() !== current.join()
        ? [{ kind, field: context.label, value: text, search: withConditions(resource, search, keys, conditions) }]
        : [];
    const only = conditionsOnly(filter, value);
    return [
      ...offer("only", only ? filter.text(only, context) : "", only),
      ...offer("without", resource.fields[one.name]?.text(value, context) ?? "", filter.without?.(value, current)),
    ];
  });
}
