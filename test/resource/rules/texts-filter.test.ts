import i18next from "i18next";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { textsFilter } from "~/resource/fields/texts-filter";
import { plainWords } from "../../support/plain-list";

vi.mock("~/resource/fields/texts-filter-input", () => ({ TextsFilterInput: () => null }));

const context = plainWords.context("name");
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`).join(",");
const { keys, read, toValue, toConditions, rule, matches, text, fullText } = textsFilter;

describe("a filter by a list of texts", () => {
  test("has one condition", () => {
    expect(keys).toBeUndefined();
  });

  test.each([
    [null, undefined],
    ["", undefined],
    [" , ", undefined],
    ["a, b;a", "a,b"],
    // Of 200 texts, and 100 characters in one.
    [numbers(201), numbers(200)],
    ["a".repeat(100), "a".repeat(100)],
    [`${"a".repeat(101)},b`, "b"],
    // 6,000 bytes of an address: an ideograph takes nine.
    [`${"字".repeat(100)}1,`.repeat(1), undefined],
  ])("reads what an address has room for: %#", (given, condition) => {
    expect(read([given])).toEqual([condition]);
  });

  test("leaves out whole texts where an address has no room", () => {
    const texts = Array.from({ length: 9 }, (_, index) => `${index}${"字".repeat(90)}`);
    expect(read([texts.join(",")])).toEqual([texts.slice(0, 7).join(",")]);
  });

  test("shows them with a space after each comma", () => {
    expect([toValue(["a,b"]), toValue([undefined]), fullText?.(["a,b"])]).toEqual(["a, b", "", "a, b"]);
  });

  test("searches by what is typed or pasted", () => {
    expect([toConditions("a\nb"), toConditions(null), toConditions(" ")]).toEqual([["a,b"], [undefined], [undefined]]);
  });

  test.each([
    ["a", "A,b", true],
    ["B", "a,b", true],
    ["Ｂ７", "a,b7", true],
    ["b7", "a,Ｂ７", true],
    ["ab", "a,b", false],
    // A sign that is a comma in another width.
    ["a", "a﹐b", false],
    ["a,b", "a,b", false],
    ["", "a", false],
    [null, "a", false],
    [7, "7", true],
  ])("finds %j by %j: %j", (value, condition, found) => {
    expect(matches(value, [condition])).toBe(found);
  });

  test("accepts 200 texts that an address has room for", () => {
    const messages = (typed: string) => v.safeParse(rule(context), typed).issues?.map(({ message }) => message);
    const translate = vi.spyOn(i18next, "t").mockImplementation(((key: string) => key) as typeof i18next.t);
    expect(messages(numbers(200))).toBeUndefined();
    expect(messages("a".repeat(101))).toEqual(["resource:filters.tooLong"]);
    expect(messages(numbers(1201))).toEqual(["resource:filters.tooMany", "resource:filters.tooLong"]);
    expect(translate).toHaveBeenCalledWith(
      "resource:filters.tooMany",
      expect.objectContaining({ max: "200", total: "1,201" }),
    );
  });

  test("is named by its text, or by how many there are", () => {
    const translate = vi.spyOn(i18next, "t").mockImplementation(((key: string) => key) as typeof i18next.t);
    expect([text(["a"], context), text([undefined], context)]).toEqual(["a", ""]);
    expect(text([numbers(1200)], context)).toBe("resource:filters.values");
    expect(translate).toHaveBeenCalledWith("resource:filters.values", expect.objectContaining({ total: "1,200" }));
  });
});
