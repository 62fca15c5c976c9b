/** A field as it was asked for. */
export type Field = {
  name: string;
  kind: KindName;
  /** Its name as English words. */
  label: string;
  /** The values of a choice, and the constant that holds them. */
  values: readonly string[];
  constant: string;
};

/** What the files of a new list say about a field of one kind, each as the text of an expression. */
export type Kind = {
  /** The values stand in brackets: `status:choice(pending,paid)`. */
  hasValues?: true;
  /** The schemas in a record and, unless the server sets the value, in the request to create one. */
  record: (field: Field) => string;
  form?: (field: Field) => string;
  /** The call's conditions, with their schemas. */
  conditions?: (field: Field) => Record<string, string>;
  sorts?: true;
  /** The field in the declaration. The title names a record: it must be filled in. */
  declaration: (field: Field, isTitle: boolean) => string;
  /** The value in the demonstration's record number `id`, and of a record that is created `now`. */
  seed: (field: Field) => string;
  server?: string;
};

/** `createdTime` has `createdFrom` and `createdTo`. */
function timeRange({ name }: Field): [from: string, to: string] {
  const stem = name.replace(/Time$/, "");
  return [`${stem}From`, `${stem}To`];
}

const range = ({ name }: Field, schema: string) => ({ [`${name}From`]: schema, [`${name}To`]: schema });
const part = ({ name }: Field) => ({ [name]: "v.string()" });

/** The kinds by their names on the command line, which are those of the kit. */
export const KINDS = {
  text: {
    record: () => "text",
    form: () => "v.string()",
    conditions: part,
    declaration: (_, isTitle) =>
      isTitle
        ? `text({ column: { grows: true }, filter: "part", form: { required: true, max: 60 } })`
        : `text({ filter: "part", form: { max: 60 } })`,
    seed: ({ label }) => `\`${label} \${id}\``,
  },
  longText: {
    record: () => "text",
    form: () => "v.string()",
    conditions: part,
    declaration: () => `longText({ filter: "part", form: { max: 200 } })`,
    seed: ({ label }) => `\`${label} \${id}\``,
  },
  number: {
    record: () => "number",
    form: () => "v.number()",
    conditions: (field) => range(field, "v.number()"),
    sorts: true,
    declaration: () => `number({ column: { sort: true }, filter: "range", form: { maxDigits: 12 } })`,
    seed: () => "(id * 7919) % 4200",
  },
  money: {
    record: () => "v.nullish(v.number(), null)",
    form: () => "v.nullable(v.number())",
    conditions: (field) => range(field, "v.number()"),
    sorts: true,
    declaration: () => `money("CNY", { column: { sort: true }, filter: "range", form: { min: 0 } })`,
    seed: () => "((id * 7919) % 420_000) / 100",
  },
  choice: {
    hasValues: true,
    record: ({ constant }) => `knownOrOther(${constant})`,
    form: ({ constant }) => `v.picklist(${constant})`,
    conditions: ({ name, constant }) => ({ [name]: `v.picklist(${constant})` }),
    declaration: ({ constant, values: [first] }) =>
      `choice(${constant}, { filter: "one", form: { initial: "${first}" } })`,
    seed: ({ constant, values: [first] }) => `${constant}[id % ${constant}.length] ?? "${first}"`,
  },
  choices: {
    hasValues: true,
    record: ({ constant }) => `listOf(v.picklist(${constant}))`,
    form: ({ constant }) => `v.array(v.picklist(${constant}))`,
    conditions: ({ name, constant }) => ({ [name]: `v.picklist(${constant})` }),
    declaration: ({ constant }) => `choices(${constant}, { filter: "one", form: {} })`,
    seed: ({ constant }) => `${constant}.filter((_, position) => (id + position) % 2 === 0)`,
  },
  flag: {
    record: () => "flag",
    form: () => "v.boolean()",
    conditions: ({ name }) => ({ [name]: `v.picklist(["true", "false"])` }),
    declaration: () => `flag({ filter: "one", form: {} })`,
    seed: () => "id % 3 === 0",
  },
  day: {
    record: () => "v.nullish(v.string(), null)",
    form: () => "v.nullable(v.string())",
    conditions: (field) => range(field, "v.string()"),
    sorts: true,
    declaration: () => `day({ column: { sort: true }, filter: "range", form: {} })`,
    seed: () => "daysBefore(now, id % 30)",
  },
  time: {
    record: () => "text",
    conditions: (field) => Object.fromEntries(timeRange(field).map((key) => [key, "v.string()"])),
    sorts: true,
    declaration: (field) => {
      const [from, to] = timeRange(field);
      return `time({ column: { sort: true }, filter: { from: "${from}", to: "${to}" } })`;
    },
    seed: () => `\`\${daysBefore(now, COUNT - id)} 09:30:00\``,
    server: "timeText(now)",
  },
  link: {
    record: () => "text",
    form: () => "v.string()",
    conditions: part,
    declaration: () => `link({ filter: "part", form: {} })`,
    seed: ({ name }) => `\`https://example.com/${name}/\${id}\``,
  },
  image: {
    record: () => "text",
    declaration: () => "image({})",
    seed: () => `"/logo.svg"`,
    server: `""`,
  },
  person: {
    record: () => "v.nullish(v.object({ name: text, avatar: text }), null)",
    declaration: () => "person({})",
    seed: ({ label }) => `{ name: \`${label} \${id}\`, avatar: "" }`,
    server: "null",
  },
} satisfies Record<string, Kind>;

/** The file of the kit that exports a kind. */
export const fileOf = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export type KindName = keyof typeof KINDS;
export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);
export const kindOf = ({ kind }: Field): Kind => KINDS[kind];
