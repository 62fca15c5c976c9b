import * as v from "valibot";
import { describe, expect, test } from "vitest";
import zh from "~/i18n/zh-CN/login";
import { fieldErrors } from "~/lib/forms/form-rules";
import { accountRules, phoneRules, type Translate } from "~/routes/login/login-rules";

const identity: Translate = (rule) => zh.rules[rule];

const NAME = { username: "用户名不能为空" };
const PASSWORD = { password: "密码不能为空" };
const CAPTCHA = { captcha: "验证码不能为空" };
const EMPTY = { username: "", password: "", captcha: "" };
const FULL = { username: "admin", password: "admin", captcha: "" };

describe("the account form", () => {
  test.each<[string, object, boolean, object]>([
    ["everything is filled in", FULL, false, {}],
    ["nothing is filled in", EMPTY, false, { ...NAME, ...PASSWORD }],
    ["no name", { ...FULL, username: "" }, false, NAME],
    ["blanks around the name", { ...FULL, username: " admin　" }, false, {}],
    ["a name of spaces", { ...FULL, username: " \t　" }, false, NAME],
    ["no password", { ...FULL, password: "" }, false, PASSWORD],
    ["a password of spaces is valid", { ...FULL, password: "  " }, false, {}],
    ["no captcha where a picture is required", FULL, true, CAPTCHA],
    ["a captcha where a picture is required", { ...FULL, captcha: "ab12" }, true, {}],
    ["nothing is filled in where a picture is required", EMPTY, true, { ...NAME, ...PASSWORD, ...CAPTCHA }],
  ])("%s", (_, input, withCaptcha, expected) => {
    expect(fieldErrors(accountRules(identity, withCaptcha), input)).toEqual(expected);
  });
});

describe("the phone form", () => {
  const EMPTY_TEL = { tel: "手机号不能为空" };
  const INVALID_TEL = { tel: "无效手机号" };

  test.each<[string, string, object]>([
    ["eleven digits that begin with 1", "13800000000", {}],
    ["the lowest", "10000000000", {}],
    ["nothing", "", EMPTY_TEL],
    ["blanks", "   ", EMPTY_TEL],
    ["ten digits", "1380000000", INVALID_TEL],
    ["twelve digits", "138000000000", INVALID_TEL],
    ["another first digit", "23800000000", INVALID_TEL],
    ["a letter", "1380000000a", INVALID_TEL],
    ["a country code of another country", "+85213800000000", INVALID_TEL],
    ["a second line", "13800000000\n1", INVALID_TEL],
  ])("checks a number of %s", (_, tel, expected) => {
    expect(fieldErrors(phoneRules(identity), { tel, captcha: "123456" })).toEqual(expected);
  });

  test.each([
    " 13800138000\t",
    "138 0013 8000",
    "138-0013-8000",
    "(138) 0013.8000",
    "+86（138）0013．8000",
    "+8613800138000",
    "+86 138 0013 8000",
    "0086 13800138000",
    "86 138–0013–8000",
    "１３８００１３８０００",
    "\u202d138\u00a00013\u00a08000\u202c",
  ])("sends %j as its eleven digits, and the captcha without blanks", (tel) => {
    const sent = v.parse(phoneRules(identity), { tel, captcha: " １２３456 " });
    expect(sent.tel).toBe("13800138000");
    expect(sent.captcha).toBe("123456");
  });

  test("requires a captcha", () => {
    expect(fieldErrors(phoneRules(identity), { tel: "13800000000", captcha: " " })).toEqual(CAPTCHA);
  });
});
