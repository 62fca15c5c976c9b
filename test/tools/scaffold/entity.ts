import { runInNewContext } from "node:vm";
import { consoleCalls, type ListCalls } from "./calls";
import { camel, pascal, pluralOf, singularOf, snake, words } from "./english";
import { conditionNames } from "./fields";
import { InputError } from "./input-error";
import { type Field, isKind, KINDS, kindOf } from "./kinds";

export type Entity = {
  /** `purchase-orders`: of files, paths and translations. */
  name: string;
  /** `purchaseOrders` and `purchaseOrder` */
  plural: string;
  singular: string;
  /** As operators read it. */
  chinese: string;
  english: string;
  fields: readonly Field[];
  /** The field that names a record: the first text. */
  title: Field;
  calls: ListCalls;
};

/** Names that the record, the query, the address, the table or the translations of a list already have. */
export const TAKEN_FIELDS = [
  "id",
  "ids",
  "current",
  "pageSize",
  "sort",
  "record",
  "new",
  "edit",
  "select",
  "index",
  "actions",
  "table",
  "entity",
  "entities",
  "counted",
  "field",
  "action",
  "done",
];

/** `Map`, `Error` and the like; a type must not hide them. */
const LANGUAGE_NAMES: string[] = runInNewContext("Object.getOwnPropertyNames(globalThis)");

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const IDENTIFIER = /^[a-z][a-zA-Z0-9]*$/;

const OPTIONS = { "--read-only": { readOnly: true }, "--whole": { whole: true } };
const isOption = (text: string): text is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, text);

/** Reads the arguments of `npm run new`. Throws an InputError. */
export function parseEntity(args: readonly string[]): Entity {
  const unknown = args.find((text) => text.startsWith("-") && !isOption(text));
  if (unknown !== undefined)
    throw new InputError(`"${unknown}" is no option: there are ${Object.keys(OPTIONS).join(" and ")}`);
  const [name = "", chinese = "", english = "", ...fieldTexts] = args.filter((text) => !isOption(text));
  requireName(name);
  requireTitles(chinese, english);
  const fields = fieldTexts.map((text) => parseField(text, name));
  if (fields.length === 0) throw new InputError("a field is missing, such as customer:text");
  const wish = Object.assign({}, ...args.filter(isOption).map((text) => OPTIONS[text]));
  return createEntity({ name, chinese, english, fields, calls: consoleCalls(`/api/list/${name}`, wish) });
}

type Parts = Pick<Entity, "name" | "chinese" | "english" | "fields" | "calls"> & { title?: Field };

/** Throws an InputError if its names cannot stand together. */
export function createEntity({ name, chinese, english, fields, calls, title }: Parts): Entity {
  requireName(name);
  requireTitles(chinese, english);
  const naming = title ?? fields.find(({ kind }) => kind === "text");
  if (!naming) throw new InputError("a text is missing, which names a record, such as customer:text");
  requireUnique(
    "the field",
    fields.map((field) => field.name),
  );
  requireUnique("the condition", fields.flatMap(conditionNames));
  const plural = camel(name);
  const titles = { chinese: chinese.trim(), english: english.trim() };
  return { name, plural, singular: singularOf(plural), ...titles, fields, title: naming, calls };
}

/** Throws an InputError. */
export function requireName(name: string): void {
  if (!name) throw new InputError("a name is missing, such as orders");
  if (!NAME.test(name))
    throw new InputError(`"${name}" is no name: use small letters, digits and dashes, such as orders`);
  const plural = camel(name);
  const type = pascal(singularOf(plural));
  if (!isFreeName(plural)) throw new InputError(`"${name}" is a word of JavaScript: choose another name`);
  if (isKind(plural)) throw new InputError(`"${name}" is a kind of field: choose another name`);
  if (LANGUAGE_NAMES.includes(type))
    throw new InputError(`"${name}" has records called ${type}, which JavaScript knows: choose another name`);
}

function requireTitles(chinese: string, english: string): void {
  for (const title of [chinese, english]) {
    if (!title.trim() || /[:{}*\n]/.test(title))
      throw new InputError(`two titles are needed, such as "订单" "Orders", but one is "${title}"`);
  }
  if (/\p{Script=Han}/u.test(english)) throw new InputError(`the second title is the English one, but is "${english}"`);
}

/** The constant with the values of a choice. */
export const constantOf = (entityName: string, fieldName: string): string =>
  snake(`${singularOf(camel(entityName))}${pascal(pluralOf(singularOf(fieldName)))}`);

function parseField(text: string, entityName: string): Field {
  const [, name = "", kind = "", list] = text.match(/^([^:()]*):([^:()]*)(?:\(([^()]*)\))?$/) ?? [];
  if (!kind) throw new InputError(`"${text}" is no field: write name:kind, such as customer:text`);
  if (!IDENTIFIER.test(name))
    throw new InputError(`"${name}" is no name of a field: use letters and digits, such as createdTime`);
  if (TAKEN_FIELDS.includes(name)) throw new InputError(`"${name}" cannot name a field: every list has it already`);
  if (!isKind(kind))
    throw new InputError(`"${kind}" is no kind of field: ${name} may be ${Object.keys(KINDS).join(", ")}`);
  const label = { chinese: words(name), english: words(name) };
  const constant = constantOf(entityName, name);
  if (kind === "reference") {
    if (!list || !NAME.test(list)) throw new InputError(`${name} needs its list: "${name}:reference(policies)"`);
    return { name, kind, label, values: [], constant, of: list };
  }
  const values = list?.split(",").map((value) => value.trim()) ?? [];
  const field: Field = { name, kind, label, values, constant };
  const { hasValues } = kindOf(field);
  if (hasValues && values.length === 0)
    throw new InputError(`${name} needs its values: "${name}:${kind}(first,second)"`);
  if (kind === "money" && list !== undefined)
    throw new InputError(
      `${name} has its currency in the declaration, not here: write ${name}:money, then change it in app/routes/list/${entityName}/${entityName}.ts`,
    );
  if (!hasValues && list !== undefined) throw new InputError(`${name} has values, which only choice and choices have`);
  const wrong = values.find((value) => !IDENTIFIER.test(value));
  if (wrong !== undefined)
    throw new InputError(`"${wrong}" is no value of ${name}: use letters and digits, such as paid`);
  requireUnique(`${name} has the value`, values);
  return field;
}

function requireUnique(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new InputError(`${what} ${twice} twice`);
}

/** The parser itself knows the reserved words. */
function isFreeName(name: string): boolean {
  try {
    new Function(`"use strict"; const ${name} = 0;`);
    return true;
  } catch {
    return false;
  }
}
