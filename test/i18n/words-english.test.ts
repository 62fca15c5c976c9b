import i18next from "i18next";
import { expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { failureText } from "~/i18n/failure-text";
import { setUpTranslations } from "../support/translations";

setUpTranslations("en-US");

test("a stored English locale shows English, and loads only English", () => {
  expect(i18next.language).toBe("en-US");
  expect(i18next.t("failure.retry")).toBe("Retry");
  expect(i18next.t("screens:workplace")).toBe("Workplace");
  expect(i18next.hasResourceBundle("zh-CN", "common")).toBe(false);
});

test("shows a failure without a message in English, and leaves the server's messages as they are", () => {
  const failure = (message: string) => new ApiError(message, { reason: "network", call: "GET /api", token: "" });
  expect(failureText(failure(""))).toMatch(/network/i);
  expect(failureText(failure("账号或者密码错误"))).toBe("账号或者密码错误");
});
