import { Blob } from "node:buffer";
import fc from "fast-check";
import { parse } from "papaparse";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readEnvelope } from "~/api/client/envelope";
import { listMenu } from "~/api/user";
import { pictureProblem } from "~/lib/pictures/picture-file";
import { withoutFormulaQuote, writeCsv } from "~/lib/text/csv";
import { parseDay } from "~/lib/text/days";
import { canAccess } from "~/navigation/access";
import { pathTo } from "~/navigation/paths";
import { ROLES, type Role } from "~/navigation/roles";
import { groups, screens } from "~/navigation/screens";
import { menuFromServer } from "~/navigation/server-menu";
import { readRows } from "~/resource/import/read-rows";
import { readText } from "~/resource/import/read-text";
import { findMessages } from "~/routes/message/message-view";
import { clickValue } from "~/routes/workplace/click-value";
import { calls } from "./contract/calls";
import { hostileText, THOUSAND_RUNS } from "./support/hostile-input";

/**
 * A thousand random inputs of each kind: nothing throws, is run as code or leaves the origin. Tests of single modules
 * are beside their other rules.
 */
const role = fc.constantFrom(...ROLES);

describe("a file", () => {
  const table = fc.array(fc.array(hostileText, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });

  test("that the console writes contains the cells unchanged, but for a quote before what would be a formula", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const cells = parse<string[]>(writeCsv(rows).slice(1), { delimiter: ",", newline: "\r\n" }).data;
        expect(cells.map((row) => row.map(withoutFormulaQuote))).toEqual(rows);
        expect(cells.flat().filter((cell) => /(^|[;\t\r\n])[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }),
      THOUSAND_RUNS,
    );
  });

  const FIELDS = ["name", "contentType", "filterType", "count", "status"] as const;
  const columns = FIELDS.map((name) => ({ name, headers: [`${name}?`], parse: () => null }));
  const PROBLEMS = ["noRows", "manyRows", "header", "sameHeaders", "openQuote"];
  const options = { columns, rules: v.any(), quotes: "quotes", extra: (text: string) => text };

  test("from anywhere is either read or rejected", () => {
    fc.assert(
      fc.property(table, fc.boolean(), fc.constantFrom("\n", "\r\n", ",", ";"), (rows, hasHeads, mark) => {
        const lines = rows.map((row) => row.join(mark === "\n" ? "," : mark));
        const read = readRows([...(hasHeads ? [FIELDS.join()] : []), ...lines].join(mark), options);
        if ("problem" in read) expect(PROBLEMS).toContain(read.problem);
        else expect(read.rows.length).toBeLessThanOrEqual(read.total);
      }),
      THOUSAND_RUNS,
    );
  });

  test("of any bytes is text or an error, and a picture only by its first bytes", async () => {
    const type = fc.oneof(hostileText, fc.constantFrom("image/png", "image/jpeg", "image/gif", "image/webp"));
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 40 }), type, async (bytes, kind) => {
        const blob = new Blob([bytes], { type: kind });
        const read = await readText(blob);
        expect("text" in read ? read.text : read.problem).not.toBe("");
        const isPicture = /^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8[79]a|RIFF)/.test(String.fromCharCode(...bytes));
        if ((await pictureProblem(blob, 100)) === null) expect(isPicture).toBe(true);
      }),
      THOUSAND_RUNS,
    );
  });
});

describe("a server", () => {
  test("may answer with any text", () => {
    const received = fc.record({ text: hostileText, ok: fc.boolean(), status: fc.nat(999), statusText: hostileText });
    fc.assert(
      fc.property(received, (response) => {
        const readCall = readEnvelope(response);
        if (readCall.kind === "data") expect(response.ok).toBe(true);
        else expect(typeof readCall.message).toBe("string");
      }),
      THOUSAND_RUNS,
    );
  });

  test("may answer any call with any data, which is either valid or rejected", () => {
    const anything = fc.oneof(fc.jsonValue(), fc.array(fc.object({ maxDepth: 1 })), fc.object({ maxDepth: 2 }));
    fc.assert(
      fc.property(fc.constantFrom(...calls), anything, ({ call }, data) => {
        const first = v.safeParse(call.spec.response, data);
        // Validated data is not changed by validating it again.
        if (first.success) expect(v.safeParse(call.spec.response, first.output).success).toBe(true);
      }),
      THOUSAND_RUNS,
    );
  });

  /** The paths of the links in a menu as it is shown; none if it is rejected. */
  function pathsIn(entries: unknown, of: Role): string[] {
    const checked = v.safeParse(listMenu.spec.response, entries);
    if (!checked.success) return [];
    const { menu } = menuFromServer(checked.output, of);
    return menu.flatMap(({ screen, children }) => [screen ?? [], children].flat()).map(({ path }) => path);
  }

  test("may send any menu, of which known screens and web addresses are shown, each once", () => {
    const known = fc.constantFrom(...[...screens, ...groups].map(({ name }) => name));
    const meta = fc.record({ locale: hostileText, icon: hostileText, order: fc.integer() });
    const entryWith = (children: fc.Arbitrary<unknown>) =>
      fc.record({
        name: fc.oneof(known, hostileText),
        path: fc.oneof(hostileText, fc.constant("https://a.test/")),
        meta: fc.oneof({ weight: 9, arbitrary: meta }, fc.jsonValue()),
        children: fc.oneof({ weight: 9, arbitrary: children }, fc.jsonValue()),
      });
    const nested = fc.array(entryWith(fc.array(entryWith(fc.constant([])), { maxLength: 2 })), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(entryWith(nested), { maxLength: 4 }), role, (entries, of) => {
        const paths = pathsIn(entries, of);
        expect(new Set(paths).size).toBe(paths.length);
        const others = paths.filter((path) => !screens.some((screen) => screen.path === path && canAccess(screen, of)));
        for (const path of others) expect(path).toMatch(/^(?:https?|ftp):\/\//i);
      }),
      THOUSAND_RUNS,
    );
  });

  test("may send a menu with links in it, which are shown in its order", () => {
    const children = [{ name: "Card" }, { name: "Card" }, { name: "Step" }, { path: "https://a.test/" }, { name: "x" }];
    const entries = [{ name: "List", children }, { name: "Info" }, { path: "javascript:alert(1)" }];
    expect(pathsIn(entries, "user")).toEqual([pathTo("Card"), "https://a.test/", pathTo("Info")]);
  });

  test("may send any strings, which are searched, sorted and shown as dates without failing", () => {
    const message = fc.record({
      type: fc.constant("message" as const),
      title: hostileText,
      subTitle: hostileText,
      content: hostileText,
    });
    fc.assert(
      fc.property(fc.array(message), hostileText, (messages, search) => {
        expect(findMessages(messages, { tab: "message", search }).length).toBeLessThanOrEqual(messages.length);
        expect(clickValue(search)).not.toBeNaN();
        const day = parseDay(search);
        if (day !== null) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
      THOUSAND_RUNS,
    );
  });
});
