import i18next from "i18next";
import { expect, test } from "vitest";
import { initI18n, loadNamespaces, loadRouteNamespaces } from "~/i18n/translations";
import { setUpTranslations } from "../support/translations";

const NAMESPACES = ["common", "screens", "exception", "login", "workplace"];

setUpTranslations();

const loadedNamespaces = (locale: string) =>
  NAMESPACES.filter((namespace) => i18next.hasResourceBundle(locale, namespace));

test("without a stored locale the page is Chinese, with the namespaces that every page needs", () => {
  expect(i18next.language).toBe("zh-CN");
  expect(i18next.t("failure.retry")).toBe("重试");
  expect(i18next.t("screens:workplace")).toBe("工作台");
  expect(loadedNamespaces("zh-CN")).toEqual(["common", "screens"]);
});

test("loads a namespace on request, and accepts an unknown namespace without an error", async () => {
  await loadNamespaces(["login", "nowhere"]);
  expect(i18next.t("login:submit")).toBe("登录");
  expect(i18next.hasResourceBundle("zh-CN", "nowhere")).toBe(false);
});

test("loads the namespaces that the route modules of the page name", async () => {
  window.__remixRouteModules = {
    Workplace: { default: () => null, handle: { i18n: "workplace" } },
    Login: { default: () => null, handle: { i18n: ["login"] } },
    Card: { default: () => null },
  };
  await loadRouteNamespaces();
  expect(loadedNamespaces("zh-CN")).toContain("workplace");
});

test("inserts a name without escaping it", async () => {
  await loadNamespaces(["workplace"]);
  expect(i18next.t("workplace:greeting.morning", { name: "<王 & 李>" })).toBe("早上好，<王 & 李>");
});

test("loads nothing of the other language", () => {
  expect(loadedNamespaces("en-US")).toEqual([]);
});

test("the next start loads only what every page needs, whatever was loaded before", async () => {
  await loadNamespaces(["login"]);
  await initI18n();
  expect(loadedNamespaces("zh-CN")).toEqual(["common", "screens"]);
});
