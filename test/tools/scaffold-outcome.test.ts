import { expect, test } from "vitest";
import { parseEntity } from "./scaffold/entity";
import { describeChoices, sortFiles } from "./scaffold/outcome";
import { planList } from "./scaffold/plan";
import { readArguments } from "./scaffold/read-arguments";

/** A list that no console has. */
const SEXTANTS = ["sextants", "六分仪", "Sextants", "number:text"];

test("the files that a list adds are told from those that it changes", () => {
  const { created, changed } = sortFiles(planList(parseEntity(SEXTANTS), "."), ".");
  expect(created).toContain("app/api/sextants.ts");
  expect(created).toContain("app/i18n/en-US/sextants.ts");
  expect(changed).toEqual([
    "app/navigation/screens.ts",
    "app/navigation/permissions.ts",
    "app/i18n/translations.ts",
    "app/i18n/zh-CN/screens.ts",
    "app/i18n/en-US/screens.ts",
    "mocks/handlers.ts",
  ]);
});

const MENU = "It is in the menu group List for every role (app/navigation/screens.ts)";
const WRITING = "; writing is for admins (app/navigation/permissions.ts)";

test.each([
  [[], `${MENU}${WRITING}`],
  [["--read-only"], MENU],
  [["amount:money", "fee:money"], `${MENU}${WRITING}; money is CNY (app/routes/list/sextants/sextants.ts)`],
])("a list with %j says what was chosen for it", (further, expected) => {
  expect(describeChoices(parseEntity([...SEXTANTS, ...further]))).toBe(expected);
});

test("the currency of a document is named", async () => {
  const { entity } = await readArguments(["--from", "test/tools/contracts/orders.json", "/api/orders"]);
  expect(describeChoices(entity)).toContain("money is USD (app/routes/list/orders/orders.ts)");
});
