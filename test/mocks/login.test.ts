import { describe, expect, test } from "vitest";
import { ACCOUNTS, isAccount } from "#mocks/backend/accounts";
import { getCaptchaPicture, logIn, logOut, sendLoginCaptcha } from "~/api/login";
import { getUser } from "~/api/user";
import { createCaller } from "./caller";

const TEL = "13812345678";

test.each(Object.keys(ACCOUNTS).filter(isAccount))("%s can log in and is recognized by the token", async (name) => {
  const { data } = createCaller();
  const { token } = await data(logIn, { body: { username: name, password: name } });
  expect(token).toMatch(new RegExp(`^demo-token-${name}-`));
  expect(await data(getUser, { token })).toMatchObject({ role: name });
});

test.each([
  [{ username: "", password: "admin" }, "用户名不能为空"],
  [{ username: "", password: "" }, "用户名不能为空"],
  [{ username: "admin", password: "" }, "密码不能为空"],
  [{ username: "admin", password: "user" }, "账号或者密码错误"],
  [{ username: "Admin", password: "admin" }, "账号或者密码错误"],
  [{ username: "constructor", password: "x" }, "账号或者密码错误"],
  [{ tel: "", captcha: "" }, "手机号不能为空"],
  [{ tel: "23812345678", captcha: "123456" }, "无效手机号"],
  [{ tel: "1381234567", captcha: "123456" }, "无效手机号"],
  [{ tel: TEL, captcha: "123456" }, "验证码错误"],
  [{ tel: TEL, captcha: "" }, "验证码错误"],
])("rejects %j with the message %s", async (body, message) => {
  const response = await createCaller().call(logIn, { body });
  expect(response.httpStatus).toBe(200);
  expect(response.body).toMatchObject({ status: "error", code: 50000, message, msg: message });
});

describe("by phone", () => {
  test.each([
    ["", "手机号不能为空"],
    ["12", "无效手机号"],
    ["138123456789", "无效手机号"],
  ])("rejects a captcha for %j with the message %s", async (tel, message) => {
    const { body } = await createCaller().call(sendLoginCaptcha, { body: { tel } });
    expect(body.message).toBe(message);
  });

  test("the last captcha of a number logs in once, as a user", async () => {
    const { call, data } = createCaller();
    await data(sendLoginCaptcha, { body: { tel: TEL } });
    const sent = await data(sendLoginCaptcha, { body: { tel: TEL } });
    const captcha = sent?.captcha ?? "";
    expect(captcha).toMatch(/^\d{6}$/);
    const wrong = captcha === "000000" ? "000001" : "000000";
    expect((await call(logIn, { body: { tel: TEL, captcha: wrong } })).body.message).toBe("验证码错误");
    expect((await call(logIn, { body: { tel: "13900000000", captcha } })).body.message).toBe("验证码错误");
    expect(await data(logIn, { body: { tel: TEL, captcha } })).toEqual({
      token: expect.stringMatching(/^demo-token-user-/),
    });
    expect((await call(logIn, { body: { tel: TEL, captcha } })).body.message).toBe("验证码错误");
  });
});

describe("with a captcha picture", () => {
  const pair = { username: "admin", password: "admin" };
  const lettersOf = (image: string) =>
    [...decodeURIComponent(image).matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter).join("");

  test("accepts its letters, in lower case too", async () => {
    const { data } = createCaller();
    const { captchaId, image } = await data(getCaptchaPicture);
    expect(image).toMatch(/^data:image\/svg\+xml,/);
    expect(lettersOf(image)).toMatch(/^[A-Z2-9]{4}$/);
    const captcha = lettersOf(image).toLowerCase();
    expect(await data(logIn, { body: { ...pair, captchaId, captcha } })).toEqual({
      token: expect.stringMatching(/^demo-token-admin-/),
    });
  });

  test("a picture is valid for one try", async () => {
    const { call, data } = createCaller();
    const { captchaId, image } = await data(getCaptchaPicture);
    const first = await call(logIn, { body: { ...pair, captchaId, captcha: "" } });
    const second = await call(logIn, { body: { ...pair, captchaId, captcha: lettersOf(image) } });
    expect([first.body.message, second.body.message]).toEqual(["验证码错误", "验证码错误"]);
  });

  test("rejects an unknown picture", async () => {
    const body = { ...pair, captchaId: "unknown", captcha: "ABCD" };
    expect((await createCaller().call(logIn, { body })).body.message).toBe("验证码错误");
  });
});

test("a logout ends its own session, and no other of the account", async () => {
  const { call, data } = createCaller();
  const body = { username: "admin", password: "admin" };
  const [{ token: ended }, { token: other }] = [await data(logIn, { body }), await data(logIn, { body })];
  await call(logOut, { token: ended });
  expect((await call(getUser, { token: ended })).body).toMatchObject({ status: "error", code: 50008 });
  expect(await data(getUser, { token: other })).toMatchObject({ role: "admin" });
});

test("logging out needs no login and returns no data", async () => {
  expect((await createCaller().call(logOut)).body).toMatchObject({ status: "success", data: null });
});
