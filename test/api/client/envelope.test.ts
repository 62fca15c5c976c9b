import { describe, expect, test } from "vitest";
import { type RawResponse, readEnvelope } from "~/api/client/envelope";

const DATA = { list: [1] };
const ok: RawResponse = { status: 200, statusText: "OK", ok: true, text: "" };
const broken: RawResponse = { status: 502, statusText: "Bad Gateway", ok: false, text: "" };
const read = (body: unknown, received: RawResponse = ok) => readEnvelope({ ...received, text: JSON.stringify(body) });

describe("an answer", () => {
  test.each([0, 200])("status success with code %i gives its data", (code) => {
    expect(read({ status: "success", code, data: DATA, message: "" })).toMatchObject({ kind: "data", data: DATA });
  });

  test("data may be null or missing; the schema of the call decides", () => {
    expect(read({ status: "success", code: 0, data: null })).toMatchObject({ kind: "data", data: null });
    expect(read({ status: "success", code: 0 })).toMatchObject({ kind: "data", data: undefined });
  });
});

describe("a refusal", () => {
  test.each<[string, object, RawResponse]>([
    ["another code", { status: "success", code: 50000 }, ok],
    ["a code that is text", { status: "success", code: "200" }, ok],
    ["no code", { status: "success" }, ok],
    ["another status", { status: "error", code: 200 }, ok],
    ["a status in other letters", { status: "SUCCESS", code: 200 }, ok],
    ["no status", { code: 200 }, ok],
    ["success true alone", { success: true, code: 200 }, ok],
    ["an HTTP failure around a success", { status: "success", code: 200, data: DATA }, broken],
  ])("%s", (_, body, received) => {
    expect(read(body, received)).toMatchObject({ kind: "refused", body });
  });

  test.each<[unknown, RawResponse, string]>([
    ["没有权限", ok, "没有权限"],
    ["没有权限", broken, "没有权限"],
    [" 没有权限\n", ok, "没有权限"],
    ["", broken, "Bad Gateway"],
    [undefined, broken, "Bad Gateway"],
    [{ text: "no text" }, broken, "Bad Gateway"],
    ["", ok, ""],
    [undefined, ok, ""],
  ])("message %j tells: %s", (message, received, expected) => {
    expect(read({ status: "error", code: 1, message }, received)).toMatchObject({ kind: "refused", message: expected });
  });

  test.each([50008, "E1", null])("keeps the code %j", (code) => {
    expect(read({ status: "error", code })).toMatchObject({ kind: "refused", code });
  });
});

describe("nothing readable", () => {
  test.each<[string, string, unknown]>([
    ["an empty body", "", ""],
    ["a page", "<!doctype html><p>hi</p>", "<!doctype html><p>hi</p>"],
    ["broken JSON", '{"status":"success"', '{"status":"success"'],
    ["null", "null", null],
    ["a list", "[]", []],
    ["a number", "200", 200],
    ["a text", '"success"', "success"],
    ["an object of another kind", '{"items":[]}', { items: [] }],
  ])("%s", (_, text, body) => {
    expect(readEnvelope({ ...ok, text })).toEqual({ kind: "unreadable", message: "", body });
    expect(readEnvelope({ ...broken, text })).toEqual({ kind: "unreadable", message: "Bad Gateway", body });
  });
});
