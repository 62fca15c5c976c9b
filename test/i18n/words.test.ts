import i18next from "i18next";
import { expect, test } from "vitest";
import { loadAreas, loadRouteAreas } from "~/i18n/words";
import { withWords } from "../support/words";

withWords();

const areas = (locale: string) =>
  ["common", "screens", "exception", "login", "workplace"].filter((area) => i18next.hasResourceBundle(locale, area));

test("without a stored locale the page speaks Chinese, with the words that every page needs", () => {
  expect(i18next.language).toBe("zh-CN");
  expect(i18next.t("failure.retry")).toBe("重试");
  expect(i18next.t("screens:workplace")).toBe("工作台");
  expect(areas("zh-CN")).toEqual(["common", "screens", "exception"]);
});

test("an area is there once it is asked for; one that does not exist is no error", async () => {
  await loadAreas(["login", "nowhere"]);
  expect(i18next.t("login:submit")).toBe("登录");
  expect(i18next.hasResourceBundle("zh-CN", "nowhere")).toBe(false);
});

test("the areas that the page's route modules name are loaded", async () => {
  window.__remixRouteModules = {
    Workplace: { default: () => null, handle: { i18n: "workplace" } },
    Login: { default: () => null, handle: { i18n: ["login"] } },
    Card: { default: () => null },
  };
  await loadRouteAreas();
  expect(areas("zh-CN")).toContain("workplace");
});

test("a name is put in its place as it is", async () => {
  await loadAreas(["workplace"]);
  expect(i18next.t("workplace:greeting.morning", { name: "<王 & 李>" })).toBe("早上好，<王 & 李>");
});

test("nothing of the other language is loaded", () => {
  expect(areas("en-US")).toEqual([]);
});
