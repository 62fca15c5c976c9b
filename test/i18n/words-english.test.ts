import i18next from "i18next";
import { expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { failureText } from "~/i18n/failure-text";
import { withWords } from "../support/words";

withWords("en-US");

test("with English stored the page speaks English, and loads that alone", () => {
  expect(i18next.language).toBe("en-US");
  expect(i18next.t("failure.retry")).toBe("Retry");
  expect(i18next.t("screens:workplace")).toBe("Workplace");
  expect(i18next.hasResourceBundle("zh-CN", "common")).toBe(false);
});

test("a failure without words is told in English, the server's words stay the server's", () => {
  const failure = (message: string) => new ApiError(message, { reason: "network", call: "GET /api", token: "" });
  expect(failureText(failure(""))).toMatch(/network/i);
  expect(failureText(failure("账号或者密码错误"))).toBe("账号或者密码错误");
});
