import { camel } from "./english";
import { numberSeed, textSeed } from "./seeds";

/** A field as it was asked for. What is left out is as its kind has it. */
export type Field = {
  name: string;
  kind: KindName;
  /** Its name as words. */
  label: { chinese: string; english: string };
  /** The values of a choice with their words, and the constant that holds them. */
  values: readonly string[];
  valueWords?: Readonly<Record<string, { chinese: string; english: string }>>;
  constant: string;
  /** The list that a reference is about, by its file in app/lists. */
  of?: string;
  /** The names of its conditions in the query; none: it has no filter. */
  conditions?: readonly string[];
  /** A condition of a choice takes several values. */
  several?: boolean;
  sorts?: boolean;
  /** A record may lack it or have null; what the form takes is said by the rules. */
  mayBeEmpty?: boolean;
  /** The server sets the value. */
  readOnly?: boolean;
  rules?: Rules;
};

export type Rules = {
  required?: boolean;
  /** It may be missing, which is not the same as empty. */
  nullable?: boolean;
  max?: number;
  min?: number;
  decimals?: number;
  currency?: string;
};

/** What the files of a new list say about a field of one kind, each as the text of an expression. */
export type Kind = {
  /** The values stand in brackets: `status:choice(pending,paid)`. */
  hasValues?: true;
  /** The schemas in a record and, unless the server sets the value, in the request to create one. */
  record: (field: Field) => string;
  form?: (field: Field) => string;
  /** How it is filtered, with the schema of a condition and, of a range with names of its own, these. */
  filter?: { by: "part" | "one" | "range"; schema: (field: Field) => string; names?: (name: string) => string[] };
  sorts?: true;
  /** In the declaration: what stands before the options, and those of the kind itself and of its form. */
  argument?: (field: Field) => string;
  options?: (field: Field) => string[];
  rules?: (field: Field) => string[];
  /** The value in the demonstration's record number `id`, and of a record that is created `now`. */
  seed: (field: Field) => string;
  server?: (field: Field) => string;
};

/** Of money, until the declaration says otherwise. */
export const DEFAULT_CURRENCY = "CNY";

/** `createdTime` has `createdFrom` and `createdTo`. */
const timeRange = (name: string) => {
  const stem = name.replace(/Time$/, "");
  return [`${stem}From`, `${stem}To`];
};
const rule = (name: string, value: number | boolean | undefined) => (value === undefined ? [] : [`${name}: ${value}`]);
const required = ({ rules }: Field) => (rules?.required ? ["required: true"] : []);
const limited = (max: number) => (field: Field) => [...required(field), ...rule("max", field.rules?.max ?? max)];
const nullableUnlessRequired = (schema: string) => (field: Field) =>
  field.rules?.required ? schema : `v.nullable(${schema})`;
const mayBeEmpty = ({ mayBeEmpty: isOptional, rules }: Field) =>
  isOptional || (rules !== undefined && (rules.nullable || !rules.required));
const isPlainNumber = ({ rules, readOnly }: Field) => rules === undefined && !readOnly;

/** The kinds by their names on the command line, which are those of the kit. */
export const KINDS = {
  text: {
    record: () => "text",
    form: () => "v.string()",
    filter: { by: "part", schema: () => "v.string()" },
    rules: limited(60),
    seed: textSeed,
    server: () => `""`,
  },
  longText: {
    record: () => "text",
    form: () => "v.string()",
    filter: { by: "part", schema: () => "v.string()" },
    rules: limited(200),
    seed: textSeed,
    server: () => `""`,
  },
  number: {
    record: (field) => (mayBeEmpty(field) ? "v.nullish(v.number(), null)" : "number"),
    form: (field) => (isPlainNumber(field) ? "v.number()" : nullableUnlessRequired("v.number()")(field)),
    filter: { by: "range", schema: () => "v.number()" },
    sorts: true,
    options: ({ rules }) => rule("decimals", rules?.decimals),
    rules: (field) =>
      isPlainNumber(field)
        ? ["maxDigits: 12"]
        : [...required(field), ...rule("min", field.rules?.min), ...rule("max", field.rules?.max)],
    seed: (field) => numberSeed(field, false),
    server: (field) => String(mayBeEmpty(field) ? null : (field.rules?.min ?? 0)),
  },
  money: {
    record: () => "v.nullish(v.number(), null)",
    form: nullableUnlessRequired("v.number()"),
    filter: { by: "range", schema: () => "v.number()" },
    sorts: true,
    argument: ({ rules }) => `"${rules?.currency ?? DEFAULT_CURRENCY}", `,
    // A document that says nothing of a lowest amount allows a debt.
    rules: (field) => [
      ...required(field),
      ...rule("min", field.rules ? field.rules.min : 0),
      ...rule("max", field.rules?.max),
    ],
    seed: (field) => numberSeed(field, true),
    server: () => "null",
  },
  choice: {
    hasValues: true,
    record: ({ constant, mayBeEmpty }) =>
      mayBeEmpty ? `v.nullish(knownOrOther(${constant}), null)` : `knownOrOther(${constant})`,
    form: ({ constant }) => `v.picklist(${constant})`,
    filter: { by: "one", schema: ({ constant }) => `v.picklist(${constant})` },
    argument: ({ constant }) => `${constant}, `,
    rules: ({ values: [first] }) => [`initial: ${JSON.stringify(first)}`],
    seed: ({ constant, values: [first] }) => `${constant}[id % ${constant}.length] ?? ${JSON.stringify(first)}`,
    server: ({ values: [first] }) => JSON.stringify(first),
  },
  choices: {
    hasValues: true,
    record: ({ constant }) => `listOf(knownOrOther(${constant}))`,
    form: ({ constant }) => `v.array(v.picklist(${constant}))`,
    filter: { by: "one", schema: ({ constant }) => `v.picklist(${constant})` },
    argument: ({ constant }) => `${constant}, `,
    rules: required,
    seed: ({ constant }) => `${constant}.filter((_, position) => (id + position) % 2 === 0)`,
    server: () => "[]",
  },
  flag: {
    record: () => "flag",
    form: () => "v.boolean()",
    filter: { by: "one", schema: () => `v.picklist(["true", "false"])` },
    seed: () => "id % 3 === 0",
    server: () => "false",
  },
  day: {
    record: () => "v.nullish(v.string(), null)",
    form: nullableUnlessRequired("v.string()"),
    filter: { by: "range", schema: () => "v.string()" },
    sorts: true,
    rules: required,
    seed: () => "daysBefore(now, id % 30)",
    server: () => "null",
  },
  time: {
    record: () => "text",
    filter: { by: "range", schema: () => "v.string()", names: timeRange },
    sorts: true,
    seed: () => `\`\${daysBefore(now, COUNT - id)} 09:30:00\``,
    server: () => "timeText(now)",
  },
  link: {
    record: () => "text",
    form: () => "v.string()",
    filter: { by: "part", schema: () => "v.string()" },
    rules: required,
    seed: ({ name }) => `\`https://example.com/${camel(name)}/\${id}\``,
    server: () => `""`,
  },
  image: {
    record: () => "text",
    seed: () => `"/logo.svg"`,
    server: () => `""`,
  },
  person: {
    record: () => "v.nullish(v.object({ name: text, avatar: text }), null)",
    seed: ({ label }) => `{ name: \`${label.english} \${id}\`, avatar: "" }`,
    server: () => "null",
  },
  reference: {
    record: () => "v.nullish(v.union([id, v.object({ id, title: text })]), null)",
    form: nullableUnlessRequired("id"),
    options: ({ of = "" }) => [`of: () => ${camel(of)}`],
    rules: required,
    seed: () => "1 + (id % 9)",
    server: () => "null",
  },
} satisfies Record<string, Kind>;

/** The file of the kit that exports a kind. */
export const fileOf = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export type KindName = keyof typeof KINDS;
export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);
export const kindOf = ({ kind }: Field): Kind => KINDS[kind];
