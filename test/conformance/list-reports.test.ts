import { beforeAll, expect, test } from "vitest";
import { server } from "#mocks/node";
import { ACCESS } from "./access";
import { checkConformance } from "./conformance";
import { changingData, ignoring, isList, LIST } from "./faults/seeding";
import { type ServerFault, startFaultyServer } from "./faulty-server";

// The mock server of the other tests must not answer here.
beforeAll(() => server.close());

type Rows = { list: object[]; total: number };

async function problemOf(fault: ServerFault, check: string): Promise<string | undefined> {
  const faulty = await startFaultyServer(fault);
  const results = await checkConformance({ ...ACCESS, url: faulty.url }, { writes: false, only: `${LIST} ${check}` });
  await faulty.close();
  return results.at(-1)?.problem;
}

test("rows on a page after the last are said to be too many", async () => {
  const oneRow = changingData<Rows>(isList, ({ list }) => ({ list: list.slice(0, 1), total: 1 }));
  expect(await problemOf(oneRow, "has pages")).toMatch(
    /current=2&pageSize=5: expected no rows: the list has only 1, but got the rows \d+$/,
  );
});

test("rows that are missing are said to be none", async () => {
  const onePage = changingData<Rows>(isList, ({ list, total }, query) => ({
    list: query.get("current") === "2" ? [] : list,
    total,
  }));
  expect(await problemOf(onePage, "has pages")).toMatch(
    /current=2&pageSize=5: expected the rows [\d,]+ of the whole list, but got no rows$/,
  );
});

test("rows that do not fit a filter are named, with what does not fit", async () => {
  const problem = await problemOf(ignoring("filterType"), "is filtered by several conditions");
  expect(problem).toMatch(/expected only rows that fit, but got (row \d+ with filterType "\w+", ){3}and \d+ more$/);
  // The other condition was met.
  expect(problem).not.toMatch(/ with contentType/);
});
