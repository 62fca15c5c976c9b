import { type Field, kindOf } from "./kinds";

/** The names of a field's conditions in the query. */
export function conditionNames(field: Field): readonly string[] {
  const { filter } = kindOf(field);
  if (!filter) return [];
  return field.conditions ?? usualConditions(field);
}

function usualConditions(field: Field): readonly string[] {
  const { filter } = kindOf(field);
  if (filter?.by !== "range") return [field.name];
  return filter.names?.(field.name) ?? [`${field.name}From`, `${field.name}To`];
}

/** The demonstration understands the names of the conditions by itself. */
export const hasUsualConditions = (field: Field): boolean =>
  conditionNames(field).every((name) => usualConditions(field).includes(name));

export const conditionSchema = (field: Field): string =>
  field.several ? `someOf(${field.constant})` : (kindOf(field).filter?.schema(field) ?? "");

export const sorts = (field: Field): boolean => field.sorts ?? kindOf(field).sorts ?? false;

/** The schema in the request to create a record, of a field that an operator sets. */
export const formSchema = (field: Field): string | undefined =>
  field.readOnly ? undefined : kindOf(field).form?.(field);

/** `{ name: value }`, the source of an object. */
export const objectText = (entries: readonly (readonly [key: string, value: string])[]): string =>
  object(entries.map(([key, value]) => `${key}: ${value}`));

/** Lines of a file, without those that it does not need. */
export const linesText = (...lines: readonly (string | false)[]): string => lines.filter(Boolean).join("\n");

const object = (entries: readonly string[]) => `{ ${entries.join(", ")} }`;

function filterOption(field: Field): string[] {
  const { filter } = kindOf(field);
  const [from, to] = conditionNames(field);
  if (!filter || from === undefined) return [];
  if (filter.by !== "range") return [`filter: "${field.several ? "several" : filter.by}"`];
  if (from === `${field.name}From` && to === `${field.name}To`) return [`filter: "range"`];
  return [`filter: { from: "${from}", to: "${to}" }`];
}

/** The field in the declaration. The title names a record: it must be filled in. */
export function declarationOf(field: Field, isTitle: boolean, hasForm: boolean): string {
  const kind = kindOf(field);
  const column = [...(isTitle ? ["grows: true"] : []), ...(sorts(field) ? ["sort: true"] : [])];
  const rules = { ...field, rules: isTitle ? { ...field.rules, required: true } : field.rules };
  const form = hasForm && formSchema(field) !== undefined;
  const options = [
    ...(column.length > 0 ? [`column: ${object(column)}`] : []),
    ...(kind.options?.(field) ?? []),
    ...filterOption(field),
    ...(form ? [`form: ${object(kind.rules?.(rules) ?? [])}`] : []),
  ];
  return `${field.kind}(${kind.argument?.(field) ?? ""}${object(options)})`;
}
