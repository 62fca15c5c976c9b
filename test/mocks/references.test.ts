import { expect, test } from "vitest";
import { createDatabase } from "#mocks/backend/database";
import { withTitle, withTitles } from "#mocks/backend/references";
import { memoryStorage } from "#mocks/backend/storage";

const db = createDatabase(memoryStorage(), () => new Date());
const cars = {
  name: "cars",
  seed: () => [
    { id: 1, number: "A-1" },
    { id: "x2", number: "A-2" },
  ],
};
const references = { car: { table: cars, title: "number" } };

test("an id in a field is answered with the title of its record", async () => {
  const records = [
    { id: 7, car: 1 },
    { id: 8, car: "x2" },
    { id: 9, car: 3 },
    { id: 10, car: null },
  ];
  expect(await withTitles(db, records, references)).toEqual([
    { id: 7, car: { id: 1, title: "A-1" } },
    { id: 8, car: { id: "x2", title: "A-2" } },
    { id: 9, car: 3 },
    { id: 10, car: null },
  ]);
  expect(await withTitle(db, { id: 7, car: "1" }, references)).toEqual({ id: 7, car: { id: 1, title: "A-1" } });
  expect(await withTitles(db, records)).toEqual(records);
});
