import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { mockResource } from "#mocks/backend/mock-resource";
import { server } from "#mocks/node";
import { defineCall } from "~/api/client/call";
import { id, integer, knownOrOther, number, someOf, someTexts, text, texts } from "~/api/fields";
import { checkList } from "./list-server";

// The mock server of the other tests must not answer here.
beforeAll(() => server.close());

const MATERIALS = ["wood", "jade", "bronze"];
const keeper = v.nullish(v.object({ name: text, avatar: text }), null);

const listPieces = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/list/pieces",
  query: v.object({
    current: integer,
    pageSize: integer,
    number: v.optional(someTexts),
    keeper: v.optional(v.string()),
    material: v.optional(someOf(MATERIALS)),
    techniques: v.optional(someOf(["cast", "carved"])),
    acquiredEmpty: v.optional(v.literal("true")),
  }),
  response: v.object({
    list: v.array(
      v.object({ id, number: text, keeper, material: knownOrOther(MATERIALS), techniques: texts, acquired: text }),
    ),
    total: integer,
  }),
});

type Piece = v.InferOutput<typeof listPieces.spec.response>["list"][number];

const JADE: Piece = {
  id: 1,
  number: "A-10",
  keeper: null,
  material: "jade",
  techniques: ["cast", "carved"],
  acquired: "",
};
const BRONZE: Piece = {
  id: 2,
  number: "A-1",
  keeper: { name: "李明", avatar: "a.png" },
  material: "bronze",
  techniques: ["cast"],
  acquired: "2026-11-05",
};
const PIECES: Piece[] = [
  JADE,
  BRONZE,
  { ...BRONZE, id: 3, number: "B-7", keeper: { name: "Ada", avatar: "a.png" } },
  { ...JADE, id: 4, number: "", material: "wood", techniques: [] },
  { ...JADE, id: 5 },
];
/** More than the check reads at once. */
const MANY_PIECES = Array.from({ length: 120 }, (_, index) => ({ ...(index % 2 ? JADE : BRONZE), id: index + 1 }));

const serverOf = (changeQuery?: (query: URLSearchParams) => void, pieces = PIECES) => {
  const table = { name: "pieces", seed: () => pieces };
  const [route] = mockResource({ table, missing: "", list: listPieces });
  if (!route) throw new Error("no route");
  return { call: listPieces, route, changeQuery };
};
const ignoring = (key: string) => (query: URLSearchParams) => query.delete(key);
/** Understands no more than one value of several. */
const taking = (key: string, change: (values: string[]) => string | undefined) => (query: URLSearchParams) => {
  const values = query.get(key)?.split(",") ?? [];
  const changed = change(values);
  if (values.length > 1 && changed === undefined) query.delete(key);
  if (values.length > 1 && changed !== undefined) query.set(key, changed);
};

const VALUES = "is filtered by values";
const PARTS = "is filtered by parts";
const TEXTS = "is filtered by whole texts";
const EMPTY = "is filtered by missing values";

describe("a person", () => {
  test("is found by a part of the name", async () => {
    await expect(checkList(serverOf(undefined, PIECES.slice(1)), PARTS)).resolves.toBeUndefined();
  });

  test("is asked for by a name, which not every row has", async () => {
    const queries: (string | null)[] = [];
    await checkList(
      serverOf((query) => queries.push(query.get("keeper"))),
      PARTS,
    );
    expect(queries).toContain("明");
  });

  test("cannot be checked where no row has one", async () => {
    await expect(checkList(serverOf(undefined, [JADE]), PARTS)).rejects.toThrow("no row has a value of keeper");
  });

  test("is missed in a server that ignores the condition", async () => {
    const check = checkList(serverOf(ignoring("keeper")), PARTS);
    await expect(check).rejects.toThrow(/expected only rows that fit, but got row 1 with/);
  });
});

test.each([VALUES, TEXTS, EMPTY])("a server that is right passes “%s”", async (check) => {
  await expect(checkList(serverOf(), check)).resolves.toBeUndefined();
  await expect(checkList(serverOf(undefined, MANY_PIECES), check)).resolves.toBeUndefined();
});

describe("a server does not pass that", () => {
  test.each<[fault: string, changeQuery: (query: URLSearchParams) => void, check: string, expected: RegExp]>([
    ["takes several values as one", taking("material", () => "wood"), VALUES, /material=jade%2Cbronze: expected/],
    [
      "takes the first of several values",
      taking("material", ([first]) => first),
      VALUES,
      /: expected the rows 1,2,3,5 in/,
    ],
    [
      "takes the last of several values",
      taking("material", (values) => values.at(-1)),
      VALUES,
      /but got the rows 2,3$/,
    ],
    ["ignores several values", taking("techniques", () => undefined), VALUES, /but got row 4 with techniques \[\]$/],
    ["ignores a list of texts", ignoring("number"), TEXTS, /expected only rows that fit/],
    ["takes the first of a list", taking("number", ([first]) => first), TEXTS, /a row with the number A-1 among/],
    ["takes a list as one text", taking("number", () => "other"), TEXTS, /a row with the number A-10 among/],
    ["ignores that a value is missing", ignoring("acquiredEmpty"), EMPTY, /but got row 2 with acquired "2026-11-05"/],
  ])("%s", async (_, changeQuery, check, expected) => {
    await expect(checkList(serverOf(changeQuery), check)).rejects.toThrow(expected);
  });

  test("takes the first of several values in a list of more pages", async () => {
    const check = checkList(
      serverOf(
        taking("material", ([first]) => first),
        MANY_PIECES,
      ),
      VALUES,
    );
    await expect(check).rejects.toThrow("a total of at least 120, for those of each value, but got 60");
  });
});

test("rows without a value cannot be told from others where a missing number is read as 0", async () => {
  const { spec } = listPieces;
  const call = defineCall({
    ...spec,
    query: v.object({ current: integer, pageSize: integer, weightEmpty: v.optional(v.literal("true")) }),
    response: v.object({ list: v.array(v.object({ id, weight: number })), total: integer }),
  });
  const table = { name: "pieces", seed: () => [{ id: 1, weight: 7 }] };
  const [route] = mockResource({ table, missing: "", list: call });
  if (!route) throw new Error("no route");
  await expect(checkList({ call, route }, EMPTY)).rejects.toThrow("a missing weight is read as 0, which is a value");
});
