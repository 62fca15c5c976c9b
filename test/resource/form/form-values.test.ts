import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { loadNamespaces } from "~/i18n/translations";
import { policies } from "~/lists/policies";
import { type FormValues, formBody, formRules, formValues } from "~/resource/form/form-values";
import { createResourceTexts } from "~/resource/resource-texts";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
beforeAll(() => loadNamespaces(["policies", "resource", "forms"]));

const GOOD: FormValues = {
  name: "城市夜色",
  contentType: "img",
  filterType: "rules",
  count: "12",
  status: "online",
};

const brokenRules = (change: Partial<FormValues>) =>
  (v.safeParse(formRules(policies, createResourceTexts(policies, "zh-CN")), { ...GOOD, ...change }).issues ?? []).map(
    ({ message }) => message,
  );

describe("the rules of a form", () => {
  test.each<[Partial<FormValues>, string[]]>([
    [{}, []],
    [{ name: "" }, ["请填写集合名称"]],
    [{ name: "   " }, ["请填写集合名称"]],
    [{ name: "字".repeat(60) }, []],
    [{ name: "😀".repeat(60) }, []],
    [{ name: "字".repeat(61) }, ["集合名称不能超过 60 个字符"]],
    [{ contentType: null }, ["请选择内容体裁"]],
    [{ contentType: "audio" }, ["请选择内容体裁"]],
    [{ filterType: null }, ["请选择筛选方式"]],
    [{ status: "gone" }, ["请选择状态"]],
    [{ count: "0" }, []],
    [{ count: "999999999999" }, []],
    [{ count: "1000000000000" }, ["内容量应为 0 或正整数，最多 12 位"]],
    [{ count: "" }, ["内容量应为 0 或正整数，最多 12 位"]],
    [{ count: "-1" }, ["内容量应为 0 或正整数，最多 12 位"]],
    [{ count: "1.5" }, ["内容量应为 0 或正整数，最多 12 位"]],
    [{ count: "1e3" }, ["内容量应为 0 或正整数，最多 12 位"]],
    [{ count: "１２" }, []],
    [{ count: "1,200" }, []],
    [{ count: "12,00" }, ["内容量应为 0 或正整数，最多 12 位"]],
    [{ name: "", count: "x" }, ["请填写集合名称", "内容量应为 0 或正整数，最多 12 位"]],
  ])("%j is refused with %j", (change, broken) => {
    expect(brokenRules(change)).toEqual(broken);
  });
});

test("sends the name without surrounding spaces and the count as a number", () => {
  expect(formBody(policies, { ...GOOD, name: " 城市夜色 ", count: " 012 " })).toEqual({ ...GOOD, count: 12 });
  expect(formBody(policies, { ...GOOD, count: "１,２００" })).toEqual({ ...GOOD, count: 1200 });
});

test("a new record takes the declared values: it is off line with a count of nothing, and the rest must be selected", () => {
  expect(formValues(policies)).toEqual({
    name: "",
    contentType: null,
    filterType: null,
    count: "0",
    status: "offline",
  });
});
