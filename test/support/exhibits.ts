import { policies } from "~/lists/policies";
import { filtersOf } from "~/resource/address/search";
import { defineResource } from "~/resource/define-resource";
import { choice } from "~/resource/fields/choice";
import { choices } from "~/resource/fields/choices";
import { day } from "~/resource/fields/day";
import { flag } from "~/resource/fields/flag";
import { image } from "~/resource/fields/image";
import { link } from "~/resource/fields/link";
import { longText } from "~/resource/fields/long-text";
import { money } from "~/resource/fields/money";
import { number } from "~/resource/fields/number";
import { orEmpty } from "~/resource/fields/or-empty";
import { type Person, person } from "~/resource/fields/person";
import { type Reference, reference } from "~/resource/fields/reference";
import { text } from "~/resource/fields/text";
import { textInList } from "~/resource/fields/text-in-list";
import { time } from "~/resource/fields/time";
import type { Page, Resource, RowId } from "~/resource/resource";

type Material = "jade" | "bronze";
type Technique = "cast" | "carved" | "gilt";

type Form = {
  name: string;
  material: Material;
  weight: number | null;
  visitors: number;
  price: number;
  acquired: string | null;
  onLoan: boolean;
  insured: boolean;
  techniques: Technique[];
  note: string;
  site: string;
  collection: RowId | null;
};
export type Exhibit = Omit<Form, "collection"> & {
  id: number;
  number: string;
  photo: string | null;
  keeper: Person | null;
  collection: Reference | null;
  checked: string;
};

type Query = { current: number; pageSize: number; sort?: string } & Partial<
  Record<"number" | "name" | "material" | "onLoan" | "insured" | "techniques" | "note" | "site" | "keeper", string> &
    Record<"lightest" | "heaviest" | "visitorsFrom" | "visitorsTo" | "priceFrom" | "priceTo", string> &
    Record<"acquiredFrom" | "acquiredTo" | "acquiredEmpty" | "checkedFrom" | "checkedTo", string>
>;

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

export const VASE: Exhibit = {
  id: 1,
  number: "GM-1",
  name: "鎏金铜瓶",
  material: "bronze",
  weight: 12.5,
  visitors: 12_345,
  price: 1_234.5,
  acquired: "2026-11-21",
  onLoan: true,
  insured: false,
  techniques: ["cast", "gilt"],
  note: "口沿有损。\n2019 年修复。",
  site: "https://example.com/vase",
  photo: PIXEL,
  keeper: { name: "李明", avatar: PIXEL },
  collection: { id: 55, title: "城市夜色" },
  checked: "2026-11-21 10:20:30",
};
const DISC: Exhibit = {
  ...VASE,
  id: 2,
  number: "GM-2",
  name: "谷纹玉璧",
  material: "jade",
  weight: null,
  price: 99,
  acquired: null,
  onLoan: false,
  techniques: [],
  note: "",
  site: "javascript:alert(1)",
  photo: "https://elsewhere.example/disc.png",
  keeper: null,
  collection: null,
};

let records: Exhibit[] = [];
/** Why no exhibit can be lent. */
export const lending: { refusal: Error | undefined } = { refusal: undefined };
/** The bodies of the writes since `resetExhibits`. */
export const written: object[] = [];

export function resetExhibits(): void {
  records = [VASE, DISC];
  written.length = 0;
  lending.refusal = undefined;
}

/** Puts a record in the place of an earlier one, or before the others. */
function store(record: Exhibit): Exhibit {
  const isKnown = records.some(({ id }) => id === record.id);
  records = isKnown ? records.map((one) => (one.id === record.id ? record : one)) : [record, ...records];
  return record;
}

/** Lends exhibits, or calls them back. */
const lend = (onLoan: boolean) => async (ids: RowId[], input: object) => {
  written.push({ ids, onLoan, ...input });
  if (lending.refusal) throw lending.refusal;
  records = records.map((record) => (ids.includes(record.id) ? { ...record, onLoan } : record));
};

/** Filters and pages as a server would. */
async function listExhibits({ query }: { query: Query }): Promise<Page<Exhibit>> {
  const found = records.filter((record) => filtersOf(exhibits).every((filter) => meets(record, filter, query)));
  const first = (query.current - 1) * query.pageSize;
  return { list: found.slice(first, first + query.pageSize), total: found.length };
}

function meets(record: Exhibit, { name, keys, filter }: ReturnType<typeof filtersOf>[number], query: Query): boolean {
  const texts = new Map(Object.entries(query));
  const conditions = keys.map((key) => texts.get(key)?.toString());
  const value = new Map<string, unknown>(Object.entries(record)).get(name);
  return conditions.every((condition) => condition === undefined) || filter.matches(value, conditions);
}

/** An entity that only the tests have, with every kind of field. */
export const exhibits: Resource = defineResource({
  screen: "SearchTable",
  namespace: "exhibits",
  title: "name",
  sorts: "several",
  write: "policy:write",
  fields: {
    name: text({ filter: "part", form: { required: true, max: 20 } }),
    material: choice(["jade", "bronze"], { filter: "several", form: {} }),
    weight: number({
      unit: "kg",
      decimals: 1,
      filter: { from: "lightest", to: "heaviest" },
      form: { min: 0.1, max: 5000 },
    }),
    visitors: number({ unit: "people", filter: "range", form: { maxDigits: 6 } }),
    price: money("CNY", { column: { sort: true }, filter: "range", form: { min: 0, required: true } }),
    acquired: orEmpty(day({ column: { sort: true }, filter: "range", form: {} })),
    onLoan: flag({ filter: "one", form: {} }),
    insured: flag({ filter: "one", form: { initial: true } }),
    techniques: choices(["cast", "carved", "gilt"], { filter: "several", form: {} }),
    note: longText({ filter: "part", form: { max: 200 } }),
    site: link({ filter: "part", form: {} }),
    photo: image({}),
    keeper: person({ filter: "part" }),
    collection: reference({ of: () => policies, form: {} }),
    checked: time({ filter: "range" }),
    number: textInList({}),
  },
  calls: {
    list: Object.assign(listExhibits, { queryKey: ["exhibits"] }),
    create: async ({ body }: { body: Form }) => {
      written.push(body);
      return store({ ...VASE, ...body, id: 3, collection: null });
    },
    change: async ({ params, body }: { params: { id: RowId }; body: Partial<Form> }) => {
      written.push(body);
      const { collection, ...changed } = body;
      const record = records.find(({ id }) => id === params.id) ?? VASE;
      return store({ ...record, ...changed, ...(collection === null && { collection }) });
    },
  },
  actions: {
    lend: {
      call: lend(true),
      when: ({ onLoan }) => !onLoan,
      undo: (pieces) =>
        lend(false)(
          pieces.map(({ id }) => id),
          {},
        ),
      input: { reason: text({ form: { required: true, max: 60 } }), until: day({ form: {} }) },
    },
    recall: { call: lend(false), when: ({ onLoan }) => onLoan, confirm: "danger" },
  },
});
