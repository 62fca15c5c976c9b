import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { mockResource } from "#mocks/backend/mock-resource";
import { server } from "#mocks/node";
import { defineCall } from "~/api/client/call";
import { id, integer, text } from "~/api/fields";
import { checkList } from "./list-server";

// The mock server of the other tests must not answer here.
beforeAll(() => server.close());

const keeper = v.nullish(v.object({ name: text, avatar: text }), null);

const listPieces = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/list/pieces",
  query: v.object({
    current: integer,
    pageSize: integer,
    keeper: v.optional(v.string()),
  }),
  response: v.object({ list: v.array(v.object({ id, keeper })), total: integer }),
});

type Piece = v.InferOutput<typeof listPieces.spec.response>["list"][number];

const PIECES: Piece[] = [
  { id: 1, keeper: null },
  { id: 2, keeper: { name: "李明", avatar: "a.png" } },
  { id: 3, keeper: { name: "Ada", avatar: "a.png" } },
];

const serverOf = (changeQuery?: (query: URLSearchParams) => void, pieces = PIECES) => {
  const table = { name: "pieces", seed: () => pieces };
  const [route] = mockResource({ table, missing: "", list: listPieces });
  if (!route) throw new Error("no route");
  return { call: listPieces, route, changeQuery };
};
const ignoring = (key: string) => serverOf((query) => query.delete(key));

describe("a person", () => {
  const CHECK = "is filtered by parts";

  test("is found by a part of the name", async () => {
    await expect(checkList(serverOf(undefined, PIECES.slice(1)), CHECK)).resolves.toBeUndefined();
  });

  test("is asked for by a name, which not every row has", async () => {
    const queries: (string | null)[] = [];
    await checkList(
      serverOf((query) => queries.push(query.get("keeper"))),
      CHECK,
    );
    expect(queries).toContain("明");
  });

  test("cannot be checked where no row has one", async () => {
    await expect(checkList(serverOf(undefined, PIECES.slice(0, 1)), CHECK)).rejects.toThrow(
      "no row has a value of keeper",
    );
  });

  test("is missed in a server that ignores the condition", async () => {
    await expect(checkList(ignoring("keeper"), CHECK)).rejects.toThrow(
      /expected only rows that fit, but got row 1 with/,
    );
  });
});
