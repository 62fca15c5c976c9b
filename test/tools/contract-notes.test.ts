import { describe, expect, test } from "vitest";
import { conditionNames } from "./scaffold/fields";
import { planList } from "./scaffold/plan";
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

describe("a number", () => {
  const ends = ["Min", "Max"].map((end) => ({ name: `weight${end}`, in: "query", schema: { type: "number" } }));
  /** How its list declares it, and what is said of it. */
  function declared(weight: object, { form = false, parameters = [] }: { form?: boolean; parameters?: object[] } = {}) {
    const properties = { weight };
    const { entity, notes } = listOf({ properties, parameters, ...(form && { body: { properties } }) });
    const [, text] =
      planList(entity, ".")
        .get("app/routes/list/things/things.ts")
        ?.match(/weight: (.*),\n/) ?? [];
    expect(entity.fields.flatMap(conditionNames)).toEqual(parameters.length > 0 ? ["weightMin", "weightMax"] : []);
    return { text, notes: notes.filter((note) => note.startsWith("weight:")) };
  }
  const guessed = ["weight: it is shown and taken with 4 decimals, a guess: the document has no multipleOf"];

  test("that can be typed has some decimals, as a guess", () => {
    const typed = declared({ type: "number" }, { form: true });
    expect(typed).toEqual({ text: "number({ decimals: 4, form: {  } })", notes: guessed });
    const searched = declared({ type: "number" }, { parameters: ends });
    expect(searched).toEqual({ text: expect.stringContaining("decimals: 4, filter: "), notes: guessed });
  });

  test("that is only shown is shown as it is", () => {
    expect(declared({ type: "number" })).toEqual({ text: "number({  })", notes: [] });
  });

  test.each([
    [0.01, 2],
    [0.5, 1],
    [1, 0],
    [1e-7, 7],
    [1.5e-7, 8],
  ])("with a multipleOf of %j has %i decimals", (multipleOf, decimals) => {
    const { text, notes } = declared({ type: "number", multipleOf }, { form: true });
    expect(text).toContain(`decimals: ${decimals},`);
    expect(notes).toEqual([]);
  });

  test("that is whole has none", () => {
    const { text, notes } = declared({ type: "integer", multipleOf: 5 }, { form: true });
    expect([text, notes]).toEqual(["number({ form: {  } })", []]);
  });
});
