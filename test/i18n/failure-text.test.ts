import { expect, test } from "vitest";
import { ApiError, type FailureReason } from "~/api/client/api-error";
import { failureText } from "~/i18n/failure-text";
import { setUpTranslations } from "../support/translations";

setUpTranslations();

const failure = (reason: FailureReason, message: string) =>
  new ApiError(message, { reason, call: "GET /api", token: "" });

const NETWORK = "网络错误，请稍后重试";
const UNREADABLE = "服务器的回答无法识别，请稍后重试";
const UNEXPECTED = "页面出了点问题，请重试";

test.each<[string, unknown, string]>([
  ["the message of the server", failure("server", "账号或者密码错误"), "账号或者密码错误"],
  ["the status text", failure("unreadable", "Bad Gateway"), "Bad Gateway"],
  ["a refusal without a message", failure("server", ""), NETWORK],
  ["a broken connection", failure("network", ""), NETWORK],
  ["a time-out", failure("timeout", ""), NETWORK],
  ["an unreadable response", failure("unreadable", ""), UNREADABLE],
  ["an error in the code, without its message for developers", new TypeError("x is undefined"), UNEXPECTED],
  ["anything else", "thrown text", UNEXPECTED],
  ["nothing", undefined, UNEXPECTED],
])("shows %s", (_, error, expected) => {
  expect(failureText(error)).toBe(expected);
});
