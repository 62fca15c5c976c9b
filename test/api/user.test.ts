import { describe, expect, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { getCaptchaPicture, logIn, sendLoginCaptcha } from "~/api/login";
import { getCertification, getUser, listMenu } from "~/api/user";
import { isolateCalls } from "../support/client";

isolateCalls();

const successWithData = (data: unknown) =>
  ({ kind: "json", text: JSON.stringify({ status: "success", code: 200, data }) }) as const;
const UNREADABLE = { name: "ApiError", reason: "unreadable" };

describe("the current user", () => {
  test("has empty values for fields that the server leaves out or sends as null", async () => {
    faults.set(
      "POST /api/user/info",
      successWithData({ name: "王立群", role: "user", email: null, phone: 13800000000 }),
    );
    expect(await getUser()).toMatchObject({
      name: "王立群",
      role: "user",
      email: "",
      phone: "13800000000",
      certification: 0,
      area: [],
    });
  });

  test.each<[string, unknown]>([
    ["no name", { role: "admin" }],
    ["no role", { name: "a" }],
    ["an unknown role", { name: "a", role: "root" }],
    ["an empty role", { name: "a", role: "" }],
    ["null", null],
  ])("is a failure when the response has %s", async (_, data) => {
    faults.set("POST /api/user/info", successWithData(data));
    await expect(getUser()).rejects.toMatchObject(UNREADABLE);
  });

  test("is a failure with an account that two users may have, as the number is too large for a browser", async () => {
    const text = '{"status":"success","code":200,"data":{"name":"a","role":"user","accountId":9007199254740993}}';
    faults.set("POST /api/user/info", { kind: "json", text });
    const logged = vi.spyOn(console, "info").mockImplementation(() => {});
    await expect(getUser()).rejects.toMatchObject(UNREADABLE);
    expect(logged).toHaveBeenCalledWith(
      expect.stringMatching(/^POST \/api\/user\/info: data\.accountId: .*safe integer/),
    );
  });

  test("has a long account that is a text as it came", async () => {
    faults.set("POST /api/user/info", successWithData({ name: "a", role: "user", accountId: "9007199254740993" }));
    expect(await getUser()).toMatchObject({ accountId: "9007199254740993" });
  });
});

describe("the login", () => {
  const body = { username: "admin", password: "admin" };

  test.each<[unknown, string]>([
    ["abc", "abc"],
    [12345, "12345"],
  ])("reads the token %j as %s", async (token, expected) => {
    faults.set("POST /api/user/login", successWithData({ token }));
    expect(await logIn({ body })).toEqual({ token: expected });
  });

  test.each<[string, unknown]>([
    ["no token", {}],
    ["an empty token", { token: "" }],
    ["null", null],
  ])("is a failure when the response has %s", async (_, data) => {
    faults.set("POST /api/user/login", successWithData(data));
    await expect(logIn({ body })).rejects.toMatchObject(UNREADABLE);
  });
});

test.each<[string, unknown, string]>([
  ["the demonstration's captcha", { captcha: 123456 }, "123456"],
  ["an empty object", {}, ""],
  ["null", null, ""],
])("reads a captcha message answered with %s", async (_, data, captcha) => {
  faults.set("POST /api/login/captcha", successWithData(data));
  expect(await sendLoginCaptcha({ body: { tel: "13800000000" } })).toEqual({ captcha });
});

test("accepts a captcha picture only as a data URL, so that nothing is loaded from an address in the response", async () => {
  faults.set("GET /auth/captcha", successWithData({ captchaId: "1", image: "https://evil.example/a.png" }));
  await expect(getCaptchaPicture()).rejects.toMatchObject(UNREADABLE);
});

test("gives menu entries without meta or children empty ones at every depth", async () => {
  const meta = { locale: "", requiresAuth: false, icon: "", order: 0 };
  faults.set(
    "POST /api/user/menu",
    successWithData([{ name: "List", children: [{ name: "Card", meta: { order: 2 } }] }]),
  );
  expect(await listMenu()).toEqual([
    {
      name: "List",
      path: "",
      meta,
      children: [{ name: "Card", path: "", meta: { ...meta, order: 2 }, children: [] }],
    },
  ]);
});

test("the certification is a failure when the response has a list instead of an object", async () => {
  faults.set("POST /api/user/certification", successWithData([{}, 1, null]));
  const logged = vi.spyOn(console, "info").mockImplementation(() => {});
  await expect(getCertification()).rejects.toMatchObject(UNREADABLE);
  expect(logged).toHaveBeenCalledExactlyOnceWith("POST /api/user/certification: data: a list instead of an object");
});

test("the certification has empty values when the response has an object without fields", async () => {
  faults.set("POST /api/user/certification", successWithData({}));
  expect(await getCertification()).toMatchObject({ record: [], enterpriseInfo: {} });
});
