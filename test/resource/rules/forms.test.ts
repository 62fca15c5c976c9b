import i18next from "i18next";
import * as v from "valibot";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ApiError } from "~/api/client/api-error";
import console from "~/i18n/zh-CN/console";
import forms from "~/i18n/zh-CN/forms";
import { refusalReason } from "~/resource/bulk-edit/refusal-reason";
import { baseAfter, conflictsOf, isKnownConflict } from "~/resource/drawer/conflict";
import { csvColumns } from "~/resource/export/csv-columns";
import {
  formBody,
  formFields,
  formRules,
  formValues,
  otherReasons,
  refusedFormFields,
  withField,
} from "~/resource/form/form-values";
import { plainField, plainList, plainWords, textForm } from "../../support/plain-list";
import { refusal } from "../../support/plain-pages";

beforeAll(() => i18next.init({ lng: "zh-CN", resources: { "zh-CN": { console, forms } } }));

const refusedFields = (fields: object) => refusal(422, { fields });

describe("the form of a list", () => {
  test("has the fields that are declared with one", () => {
    expect(formFields(plainList).map(({ name }) => name)).toEqual(["name", "count"]);
  });

  test("has the values of a record, or none for a new one", () => {
    expect(formValues(plainList, { id: 1, name: "a", count: 2, number: 3 })).toEqual({ name: "a", count: "2" });
    expect(formValues(plainList)).toEqual({ name: "", count: "" });
  });

  test("sends all its values, or what differs from those before", () => {
    const values = { name: " b ", count: "2" };
    expect(formBody(plainList, values)).toEqual({ name: "b", count: "2" });
    expect(formBody(plainList, values, { name: "a", count: "2" })).toEqual({ name: "b" });
    expect(formBody(plainList, values, values)).toEqual({});
  });

  test("sends nothing of a value that is only typed in another way, but what a record has with blanks", () => {
    expect(formBody(plainList, { name: " a " }, { name: "a" })).toEqual({});
    expect(formBody(plainList, { name: "a" }, { name: " a " })).toEqual({ name: "a" });
  });

  test("sends nothing where a value is missing", () => {
    const form = { ...textForm, toBody: (value: unknown) => ({ value }) };
    const fields = { name: plainField({ form }) };
    expect(formBody({ fields }, {})).toEqual({ name: { value: null } });
  });

  test("accepts what a record has already, because it is not sent", () => {
    const issues = (values: object, stored?: Record<string, string>) =>
      v.safeParse(formRules(plainList, plainWords, stored), values).issues?.map(({ message }) => message);
    expect(issues({ name: "", count: "1" })).toEqual(["name is missing"]);
    expect(issues({ name: "", count: "1" }, { name: "", count: "1" })).toBeUndefined();
    expect(issues({ name: "", count: "" }, { name: "a", count: "" })).toEqual(["name is missing"]);
    expect(issues({ name: "b", count: "1" }, { name: "a", count: "1" })).toBeUndefined();
  });

  test("can be that of one field alone", () => {
    const one = withField(plainList, "count");
    expect(Object.keys(one.fields)).toEqual(["count"]);
    expect(one.title).toBe("name");
  });
});

describe("a refusal", () => {
  test("is shown at the fields of the form, and by name for others", () => {
    const error = refusedFields({ name: "taken", number: "fixed", other: "odd" });
    expect(refusedFormFields(plainList, error)).toEqual({ name: "taken" });
    expect(otherReasons(plainList, plainWords, error)).toEqual(["number：fixed", "other：odd"]);
  });

  test("that names no field says nothing of them", () => {
    expect(refusedFormFields(plainList, new Error("x"))).toEqual({});
    expect(otherReasons(plainList, plainWords, new Error("x"))).toEqual([]);
  });

  test("of one of several records names its fields, or says what the server does", () => {
    expect(refusalReason(refusedFields({ name: "taken", number: "fixed" }), plainWords)).toBe(
      "name：taken；number：fixed",
    );
    expect(refusalReason(refusal(400), plainWords)).toBe("refused");
  });

  test("that did not arrive may have been done", () => {
    vi.spyOn(i18next, "t").mockImplementation(((key: string) => key) as typeof i18next.t);
    const lost = new ApiError("", { reason: "network", call: "", token: "" });
    expect(refusalReason(lost, plainWords)).toBe("console:writeUnknown");
  });
});

describe("a field that somebody else changed while its form was open", () => {
  const before = { name: "a", count: "1" };
  const conflict = { name: "name", before: "a", mine: "a", theirs: "b", keepsMine: false };

  test.each<[string, Record<string, string>, Record<string, string>, object[]]>([
    ["nothing changed", { name: "a", count: "1" }, { name: "a", count: "1" }, []],
    ["only here", { name: "x", count: "1" }, { name: "a", count: "1" }, []],
    ["only there", { name: "a", count: "1" }, { name: "b", count: "1" }, [conflict]],
    [
      "here and there",
      { name: "x", count: "1" },
      { name: "b", count: "1" },
      [{ ...conflict, mine: "x", keepsMine: true }],
    ],
    ["to the same here and there", { name: "b", count: "1" }, { name: "b", count: "1" }, []],
    ["to the same in another way", { name: " b ", count: "1" }, { name: "b", count: "1" }, []],
    [
      "only there, typed in another way",
      { name: "a ", count: "1" },
      { name: "b", count: "1" },
      [{ ...conflict, mine: "a " }],
    ],
    ["to nothing there", { name: "a", count: "1" }, { count: "1" }, [{ ...conflict, theirs: null }]],
    ["to nothing here", { count: "1" }, { name: "b", count: "1" }, [{ ...conflict, mine: null, keepsMine: true }]],
  ])("is a conflict: %s", (_, mine, theirs, conflicts) => {
    expect(conflictsOf(plainList, { before, mine, theirs })).toEqual(conflicts);
  });

  test("had no value before", () => {
    expect(
      conflictsOf(plainList, { before: { count: "1" }, mine: { count: "1" }, theirs: { name: "b", count: "1" } }),
    ).toEqual([{ name: "name", before: null, mine: null, theirs: "b", keepsMine: false }]);
  });

  const of = (name: string) => ({ ...conflict, name });

  test.each([
    ["without any", undefined, false],
    ["among none", [], false],
    ["among others", [of("count")], false],
    ["beside others", [of("count"), of("name")], true],
  ])("is known if it is in question already: %s", (_, fields, isKnown) => {
    expect(isKnownConflict(fields, { ...conflict, theirs: "c" })).toBe(isKnown);
  });

  test("is based on what it was before, the others on what they are now", () => {
    expect(baseAfter({ name: "b", count: "2" }, [conflict])).toEqual({ name: "a", count: "2" });
    expect(baseAfter({ name: "b", count: "2" }, [])).toEqual({ name: "b", count: "2" });
  });
});

test("a file has all fields, whatever is shown", () => {
  vi.spyOn(i18next, "t").mockImplementation(((key: string) => key) as typeof i18next.t);
  const { headers, toRow } = csvColumns(plainList, "en-US");
  expect(headers).toEqual(["number", "name", "count", "createdTime"].map((name) => `policies:field.${name}`));
  expect(toRow({ id: 1, number: "N1", name: "a", count: 2, createdTime: null })).toEqual(["N1", "a", "2", ""]);
});
