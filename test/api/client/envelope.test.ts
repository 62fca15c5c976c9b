import { describe, expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { type RawResponse, readEnvelope } from "~/api/client/envelope";
import { refusedFields } from "~/api/client/refused-fields";

const DATA = { list: [1] };
const ok: RawResponse = { status: 200, statusText: "OK", ok: true, text: "" };
const broken: RawResponse = { status: 502, statusText: "Bad Gateway", ok: false, text: "" };
const read = (body: unknown, received: RawResponse = ok) => readEnvelope({ ...received, text: JSON.stringify(body) });

const refusalWith = (data: unknown) => new ApiError("", { reason: "server", call: "POST /", token: "", data });

describe("a successful response", () => {
  test.each([0, 200])("with status success and code %i gives its data", (code) => {
    expect(read({ status: "success", code, data: DATA, message: "" })).toMatchObject({ kind: "data", data: DATA });
  });

  test("may have no data, which is for the schema of the call to judge", () => {
    expect(read({ status: "success", code: 0, data: null })).toMatchObject({ kind: "data", data: null });
    expect(read({ status: "success", code: 0 })).toMatchObject({ kind: "data", data: undefined });
  });
});

describe("a refused response", () => {
  test.each<[string, object, RawResponse]>([
    ["another code", { status: "success", code: 50000 }, ok],
    ["a code that is text", { status: "success", code: "200" }, ok],
    ["no code", { status: "success" }, ok],
    ["another status", { status: "error", code: 200 }, ok],
    ["a status in upper case", { status: "SUCCESS", code: 200 }, ok],
    ["no status", { code: 200 }, ok],
    ["success true alone", { success: true, code: 200 }, ok],
    ["an HTTP failure around a success", { status: "success", code: 200, data: DATA }, broken],
  ])("is recognized by %s", (_, body, received) => {
    expect(read(body, received)).toMatchObject({ kind: "refused" });
  });

  test.each<[unknown, RawResponse, string]>([
    ["没有权限", ok, "没有权限"],
    ["没有权限", broken, "没有权限"],
    [" 没有权限\n", ok, "没有权限"],
    ["", broken, "Bad Gateway"],
    [" \n", broken, "Bad Gateway"],
    [undefined, broken, "Bad Gateway"],
    [{ text: "no text" }, broken, "Bad Gateway"],
    ["", ok, ""],
    [undefined, ok, ""],
  ])("takes the message %j, or the status text where it has none", (message, received, expected) => {
    const hasServerMessage = expected === "没有权限";
    const result = { kind: "refused", message: expected, hasServerMessage };
    expect(read({ status: "error", code: 1, message }, received)).toMatchObject(result);
  });

  test("has a message that is cut if it is very long, and so are the reasons of fields", () => {
    const refused = (message: string, data?: object) => read({ status: "error", code: 1, message, data });
    expect(refused("字".repeat(300))).toMatchObject({ message: "字".repeat(300) });
    expect(refused("字".repeat(1_000_000))).toMatchObject({ message: `${"字".repeat(300)}…` });
    const data = { fields: { name: "太长", url: "a".repeat(1_000_000) } };
    expect(refusedFields(refusalWith(data))).toEqual({ name: "太长", url: `${"a".repeat(300)}…` });
  });

  test.each([50008, "E1", null])("keeps the code %j", (code) => {
    expect(read({ status: "error", code })).toMatchObject({ kind: "refused", code });
  });

  test("keeps the data that came with it", () => {
    expect(read({ status: "error", code: 1, data: DATA })).toMatchObject({ kind: "refused", data: DATA });
  });
});

describe("the reasons of refused fields", () => {
  test("are given by the names of the fields", () => {
    expect(refusedFields(refusalWith({ fields: { name: "太长" } }))).toEqual({ name: "太长" });
  });

  test.each<[string, unknown]>([
    ["a refusal without data", refusalWith(undefined)],
    ["data that is null", refusalWith(null)],
    ["data that is a text", refusalWith("name")],
    ["data without fields", refusalWith({})],
    ["fields that are a text", refusalWith({ fields: "name" })],
    ["a reason that is no text", refusalWith({ fields: { name: "太长", url: 5 } })],
    ["an error that is of no call", Object.assign(new Error("no"), { data: { fields: { name: "太长" } } })],
    ["nothing", undefined],
  ])("are none in %s", (_, error) => {
    expect(refusedFields(error)).toEqual({});
  });
});

describe("an unreadable response", () => {
  test.each<[string, string]>([
    ["an empty body", ""],
    ["a page", "<!doctype html><p>hi</p>"],
    ["broken JSON", '{"status":"success"'],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "200"],
    ["a text", '"success"'],
    ["an object of another kind", '{"items":[]}'],
  ])("is recognized by %s", (_, text) => {
    expect(readEnvelope({ ...ok, text })).toEqual({ kind: "unreadable", message: "" });
    expect(readEnvelope({ ...broken, text })).toEqual({ kind: "unreadable", message: "Bad Gateway" });
  });
});
