import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { loadNamespaces } from "~/i18n/translations";
import { isolated } from "~/lib/text/isolated";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
beforeAll(() => loadNamespaces(["resource"]));

test.each(["متحف", "אוסף 1", "a\u202Egnp.exe"])("isolates %j, which would turn the text around it", (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(["城市夜色", "Café № 1", "👩‍🎨", "“x” & <b>"])("leaves %s as it is", (name) => {
  expect(isolated(name)).toBe(name);
});

test("a name in a sentence is isolated, and its markup stays", () => {
  expect(i18next.t("resource:done.created", { name: "متحف" })).toBe("已新建“\u2068متحف\u2069”");
  expect(i18next.t("resource:done.created", { name: "<b>&" })).toBe("已新建“<b>&”");
});
