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

/** The first and the last day: `createdTime` has `createdFrom` and `createdTo`. */
function rangeOf({ name }: Field): [from: string, to: string] {
  const stem = name.replace(/Time$/, "");
  return [`${stem}From`, `${stem}To`];
}

/** The kinds by their names on the command line. The kit exports each from a file with its name. */
export const KINDS = {
  text: {
    record: () => "text",
    form: () => "v.string()",
    conditions: ({ name }) => ({ [name]: "v.string()" }),
    declaration: (_, isTitle) =>
      isTitle
        ? `text({ column: { grows: true }, filter: "part", form: { required: true, max: 60 } })`
        : `text({ filter: "part", form: { max: 60 } })`,
    seed: ({ label }) => `\`${label} \${id}\``,
  },
  number: {
    record: () => "number",
    form: () => "v.number()",
    sorts: true,
    declaration: () => "number({ column: { sort: true }, form: { maxDigits: 12 } })",
    seed: () => "(id * 7919) % 4200",
  },
  choice: {
    hasValues: true,
    record: ({ constant }) => `v.picklist(${constant})`,
    form: ({ constant }) => `v.picklist(${constant})`,
    conditions: ({ name, constant }) => ({ [name]: `v.picklist(${constant})` }),
    declaration: ({ constant, values: [first] }) =>
      `choice(${constant}, { filter: "one", form: { initial: "${first}" } })`,
    seed: ({ constant, values: [first] }) => `${constant}[id % ${constant}.length] ?? "${first}"`,
  },
  time: {
    record: () => "text",
    conditions: (field) => Object.fromEntries(rangeOf(field).map((key) => [key, "v.string()"])),
    sorts: true,
    declaration: (field) => {
      const [from, to] = rangeOf(field);
      return `time({ column: { sort: true }, filter: { from: "${from}", to: "${to}" } })`;
    },
    seed: () => `\`\${daysBefore(now, COUNT - id)} 09:30:00\``,
    server: "timeText(now)",
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);
export const kindOf = ({ kind }: Field): Kind => KINDS[kind];
