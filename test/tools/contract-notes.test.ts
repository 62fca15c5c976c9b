import { describe, expect, test } from "vitest";
import { listOf } from "./small-contract";

describe("an empty text of the form", () => {
  /** The fields of which is said that they are sent as an empty text. */
  function noted(properties: object, required: readonly string[] = []) {
    const { notes } = listOf({ properties, body: { properties, required } });
    const start = 'empty, these are sent as "", which the document does not allow: ';
    return notes.flatMap((note) => (note.startsWith(start) ? note.slice(start.length).split(", ") : []));
  }

  test.each<[object]>([
    [{ format: "email" }],
    [{ format: "uri" }],
    [{ format: "uuid" }],
    [{ minLength: 1 }],
    [{ minLength: 2, maxLength: 500 }],
    [{ pattern: "^[A-Z]{3}$" }],
    [{ format: "email", nullable: true }],
  ])("is reported where the document takes none, as with %j", (rule) => {
    expect(noted({ site: { type: "string", ...rule } })).toEqual(["site"]);
    expect(noted({ site: { type: "string", ...rule } }, ["site"])).toEqual([]);
  });

  test.each<[object]>([
    [{}],
    [{ maxLength: 500 }],
    [{ minLength: 0 }],
    [{ pattern: "^[A-Z]*$" }],
    [{ pattern: "(?P<a>b" }],
  ])("is not reported with %j", (rule) => {
    expect(noted({ site: { type: "string", ...rule } })).toEqual([]);
  });

  test("is none of the text that names a record, which the form requires", () => {
    expect(noted({ name: { type: "string", minLength: 1 }, site: { type: "string", minLength: 1 } })).toEqual(["site"]);
  });
});
