import { describe, expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { refusalReason, refusalsTitle } from "~/resource/bulk-edit/refusal-reason";
import { importReasons } from "~/resource/import/import-reasons";
import { plainWords } from "../../support/plain-list";
import { setUpWords } from "../../support/words";

setUpWords(["common", "console", "editing", "forms", "imports", "resource"]);

const CALL = { call: "PATCH /policies", token: "" };
const LOST = new ApiError("", { ...CALL, reason: "timeout" });
const refused = (fields: object = {}) =>
  new ApiError("not now", { ...CALL, reason: "server", status: 409, hasServerMessage: true, data: { fields } });

describe("a record that is not changed", () => {
  const UNKNOWN = "The server did not answer, so it may have been saved. Check before you try again.";
  const UNANSWERED = "The server did not answer. Check the list.";

  test.each<[string, Error, string]>([
    ["the server's message", refused(), "not now"],
    ["what the server says of a field", refused({ name: "taken" }), "name: taken"],
    ["what it says of several fields", refused({ name: "taken", count: "low" }), "name: taken; count: low"],
    ["that nothing is known", LOST, UNKNOWN],
  ])("has a reason: %s", (_, error, reason) => {
    expect(refusalReason(error, plainWords)).toBe(reason);
  });

  test.each<[string, Error, string]>([
    ["the server's message", refused(), "not now"],
    ["that nothing is known", LOST, UNANSWERED],
  ])("back has a reason: %s", (_, error, reason) => {
    expect(refusalReason(error, plainWords, "undo")).toBe(reason);
  });

  const refusals = (...errors: Error[]) => errors.map((error) => ({ change: { row: { id: 1 }, values: {} }, error }));

  test.each([
    ["refused", refusals(refused(), refused()), "Not changed: 2 records"],
    ["unanswered", refusals(LOST, LOST), "May have been changed: 2 records"],
    ["of both kinds", refusals(refused(), LOST, refused()), "Not changed: 2 records. May have been changed: 1 records"],
  ])("is counted with others, which are %s", (_, all, title) => {
    expect(refusalsTitle(all, plainWords)).toBe(title);
  });

  test("back is counted with others", () => {
    expect(refusalsTitle(refusals(refused(), LOST), plainWords, "undo")).toBe(
      "Not restored to the previous state: 1 records. May have been restored to the previous state: 1 records",
    );
  });
});

describe("a refused import", () => {
  const rows = Array.from({ length: 11 }, (_, index) => ({ row: index + 2, values: {} }));
  const reasons = (fields: object) => importReasons(refused(fields), rows, plainWords);

  test.each([
    ["rows.0.name", "Row 2, name: bad"],
    ["rows.10.count", "Row 12, count: bad"],
    ["rows.1.size.width", "Row 3, size.width: bad"],
    // Of no row that was sent.
    ["rows.11.name", "rows.11.name: bad"],
    ["rows.one.name", "rows.one.name: bad"],
    ["rows.0", "rows.0: bad"],
    ["narrows.0.name", "narrows.0.name: bad"],
    ["rows.0.name\nx", "rows.0.name\nx: bad"],
    ["name", "name: bad"],
  ])("says of %j: %j", (path, reason) => {
    expect(reasons({ [path]: "bad" })).toEqual([reason]);
  });

  test("says the first 20 reasons, and none if the server named no field", () => {
    const all = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field${index}`, "bad"]));
    expect(reasons(all)).toHaveLength(20);
    expect(reasons(all)[0]).toBe("field0: bad");
    expect(importReasons(new Error("x"), rows, plainWords)).toEqual([]);
  });
});
