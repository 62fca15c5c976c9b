import { Anchor, Textarea } from "@mantine/core";
import { defineResource } from "~/resource/define-resource";
import { custom } from "~/resource/fields/custom";
import { money } from "~/resource/fields/money";
import { number } from "~/resource/fields/number";
import { text } from "~/resource/fields/text";
import type { Page, Search } from "~/resource/resource";
import { rating } from "./rating";

type Piece = { id: number; name: string; rating: number; price: number; visitors: number };

const piece: Piece = { id: 1, name: "鎏金铜瓶", rating: 4, price: 1200, visitors: 400 };
export const state: { pieces: Piece[] } = { pieces: [piece] };

const listPieces = async (_: { query: Search }): Promise<Page<Piece>> => ({
  list: state.pieces,
  total: state.pieces.length,
});

/** A list with a kind, looks, values and parts of its own. */
export const gallery = defineResource({
  screen: "SearchTable",
  namespace: "exhibits",
  title: "name",
  write: "policy:write",
  inPlace: false,
  fields: {
    name: custom(text({ filter: "part", form: { max: 60 } }), {
      cell: (name) => <strong>{name}</strong>,
      detail: (name) => <em>{name}</em>,
      input: ({ name: _, context, ...input }) => <Textarea {...input} label={context.label} />,
      filterInput: ({ name: _, context, ...input }) => <Textarea {...input} label={`${context.label}…`} />,
    }),
    rating: rating(),
    price: money("CNY", {}),
    visitors: number({}),
    perVisitor: money("CNY", {}),
  },
  columns: ["price", "name"],
  computed: ({ price, visitors }: Piece) => ({ perVisitor: price / visitors }),
  calls: {
    list: Object.assign(listPieces, { queryKey: ["gallery"] }),
    create: async ({ body }: { body: { name: string; rating: number } }) => ({ ...piece, ...body }),
  },
  slots: {
    toolbar: ({ search }) => <Anchor href={`/report?page=${search.current}`}>报告</Anchor>,
    row: ({ row }) => <Anchor href={`/map/${row.id}`} tabIndex={-1}>{`${row.name}的位置`}</Anchor>,
    empty: () => <p>展厅空着</p>,
    drawerHead: ({ row }) => <p>{row ? `编号 ${row.id}` : "新展品"}</p>,
    drawerBody: ({ row }) => <p>{row && `人均 ${row.perVisitor}`}</p>,
  },
});
