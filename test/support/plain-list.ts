import * as v from "valibot";
import { createFormat } from "~/i18n/format";
import { defineResource } from "~/resource/define-resource";
import { type Field, type FieldFilter, type FieldForm, plainText } from "~/resource/fields/field";
import type { Page, Resource, Row, RowId, Search } from "~/resource/resource";
import type { ResourceTexts } from "~/resource/resource-texts";

const none = () => null;

/** The records whose value contains a text. */
export const partFilter: FieldFilter = {
  read: ([text]) => [text?.trim() || undefined],
  toValue: ([condition]) => condition ?? "",
  toConditions: (value) => [plainText(value).trim() || undefined],
  rule: () => v.string(),
  matches: (value, [condition = ""]) => plainText(value).includes(condition),
  text: ([condition]) => `has ${condition}`,
  Input: none,
};

/** The records whose value is between two numbers. */
export const rangeFilter: FieldFilter = {
  ...partFilter,
  keys: (name) => [`${name}From`, `${name}To`],
  read: (texts) => texts.map((text) => (/^\d+$/.test(text ?? "") ? String(text) : undefined)),
  toValue: ([from = "", to = ""]) => `${from}-${to}`,
  toConditions: (value) =>
    plainText(value)
      .split("-")
      .map((text) => text || undefined),
  matches: (value, [from = 0, to = Number.POSITIVE_INFINITY]) =>
    Number(value) >= Number(from) && Number(value) <= Number(to),
  text: ([from = "", to = ""]) => `${from} to ${to}`,
};

/** A text that must not be empty. */
export const textForm: FieldForm<string> = {
  toValue: plainText,
  rule: ({ label }) => v.pipe(v.string(), v.nonEmpty(`${label} is missing`)),
  toBody: (value) => value.trim(),
  parse: (text) => text.trim(),
  text: (value) => value,
  samples: () => ["one", "two"],
  Input: none,
};

/** A field without inputs: to load those of the kit takes most of a test's time. */
export const plainField = (options: Partial<Field>): Field => ({
  column: { width: 100 },
  cell: plainText,
  text: plainText,
  detail: plainText,
  csv: plainText,
  filter: null,
  form: null,
  ...options,
});

type Query = Search & { readonly sort?: string };

/** What a list of a test asks its server, and what that answers. */
export const plainServer = {
  asked: [] as unknown[],
  list: async (_query: Query): Promise<Page> => ({ list: [], total: 0 }),
};

/** A list by hand, for rules that draw nothing. */
export const plainList: Resource = defineResource({
  screen: "SearchTable",
  namespace: "policies",
  title: "name",
  write: "policy:write",
  fields: {
    number: plainField({ column: { width: 100 } }),
    name: plainField({ column: { width: 120, sort: true }, filter: partFilter, form: textForm }),
    count: plainField({ column: { width: 80, sort: true, alignEnd: true }, filter: rangeFilter, form: textForm }),
    createdTime: plainField({ column: null, filter: partFilter }),
  },
  calls: {
    list: Object.assign(
      ({ query }: { query: Query; signal?: AbortSignal }) => {
        plainServer.asked.push(query);
        return plainServer.list(query);
      },
      { queryKey: ["plain"] },
    ),
    create: async ({ body }: { body: object }): Promise<Row> => ({ ...body, id: 99 }),
    change: async ({ params, body }: { params: { id: RowId }; body: object }): Promise<Row> => ({
      ...body,
      id: params.id,
    }),
    remove: async () => undefined,
  },
});

/** The words of a list without translations: each is its key. */
export const plainWords: ResourceTexts = {
  table: "table",
  entity: { entity: "entity", entities: "entities" },
  counted: (count) => `${count} records`,
  action: (name) => `do ${name}`,
  question: () => "",
  done: (name, count) => `${name} ${count}`,
  context: (name) => ({ label: name, option: (value) => value, language: "en-US", format: createFormat("en-US") }),
};
