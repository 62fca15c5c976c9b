import { describe, expect, test } from "vitest";
import { numberOf } from "~/resource/drawer/number-of";
import { stateOf } from "~/resource/fields/state-of";
import { factsOf } from "~/resource/phone/facts";
import { plainField } from "../../support/plain-list";

const plain = plainField({});
const none = plainField({ column: null });
const copied = plainField({ column: { width: 1, copy: true } });

describe("on a phone", () => {
  const text = plainField({});
  const figure = plainField({ column: { width: 1, alignEnd: true } });
  const choice = plainField({ options: ["a"] });
  const facts = (fields: Parameters<typeof factsOf>[0]["fields"], more: object = {}) =>
    factsOf({ fields, title: "title", columns: [], phone: undefined, ...more });

  test("the facts below a title are of different kinds, in the order of the columns", () => {
    expect(facts({ title: text, a: text, b: text, c: figure, d: figure, e: choice })).toEqual(["a", "c", "e"]);
    expect(facts({ a: text, b: text, c: text, d: figure, e: text })).toEqual(["a", "b", "d"]);
    expect(facts({ a: text, b: text, c: text, d: text }, { columns: ["d"] })).toEqual(["d", "a", "b"]);
    expect(facts({ a: text, b: plainField({ options: [] }), c: figure, d: choice })).toEqual(["a", "c", "d"]);
  });

  test("they are not the title, the state, what has no column, and what is no fact", () => {
    const state = plainField({ isState: true });
    const fields = {
      title: text,
      state,
      note: plainField({ column: null }),
      odd: plainField({ isNoFact: true }),
      a: text,
    };
    expect(facts(fields)).toEqual(["a"]);
    expect(stateOf(fields)).toBe("state");
    expect(facts({ title: text, hidden: plainField({ isState: true, column: null }) })).toEqual([]);
    expect(stateOf({ title: text, hidden: plainField({ isState: true, column: null }) })).toBeUndefined();
  });

  test("a field with choices is of another kind than a text, also where it comes later", () => {
    expect(facts({ a: text, b: text, c: text, d: choice, e: choice })).toEqual(["a", "b", "d"]);
    expect(facts({ a: choice, b: choice, c: choice, d: text, e: figure })).toEqual(["a", "d", "e"]);
    expect(facts({ a: figure, b: figure, c: choice, d: choice, e: text })).toEqual(["a", "c", "e"]);
  });

  test("they are those that the list declares", () => {
    expect(facts({ a: text, b: text }, { phone: ["b"] })).toEqual(["b"]);
  });
});

test.each<[string, Parameters<typeof numberOf>[0]["fields"], string | undefined]>([
  ["what is copied", { name: plain, note: none, number: copied, other: copied }, "number"],
  ["nothing but its title", { name: copied, note: none }, undefined],
  ["nothing", { name: plain, number: plain }, undefined],
])("a record is numbered beside its title by %s", (_, fields, number) => {
  expect(numberOf({ title: "name", fields })).toBe(number);
});
