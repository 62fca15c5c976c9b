import { describe, expect, test } from "vitest";
import en from "~/i18n/en-US/user";
import zh from "~/i18n/zh-CN/user";
import { CHINA, countryChoices, provinceChoices } from "~/routes/user/setting/regions";

const labelOf = (choices: { value: string; label: string }[], wanted: string) =>
  choices.find(({ value }) => value === wanted)?.label;

describe("countries", () => {
  test("are stored by their Chinese names and shown in the language of the page", () => {
    expect(labelOf(countryChoices("zh-CN", ""), CHINA)).toBe("中国");
    expect(labelOf(countryChoices("en-US", ""), CHINA)).toBe("China");
    expect(labelOf(countryChoices("en-US", ""), "日本")).toBe("Japan");
  });

  test("include a stored one that is not in the list, once", () => {
    expect(labelOf(countryChoices("en-US", "Atlantis"), "Atlantis")).toBe("Atlantis");
    expect(countryChoices("zh-CN", CHINA)).toHaveLength(countryChoices("zh-CN", "").length);
  });

  test("have unique values", () => {
    const values = countryChoices("zh-CN", "").map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  });
});

test("lists the 34 provinces in either language, and stores them by their Chinese names", () => {
  const chinese = provinceChoices((name) => zh.provinces[name], "");
  expect(chinese).toHaveLength(34);
  expect(chinese.filter(({ value, label }) => value !== label)).toEqual([]);
  const english = provinceChoices((name) => en.provinces[name], "");
  expect(labelOf(english, "浙江省")).toBe("Zhejiang");
  expect(new Set(english.map(({ label }) => label)).size).toBe(34);
});

test("offers each province that has a translation", () => {
  const choices = provinceChoices((name) => zh.provinces[name], "");
  expect(choices.map(({ value }) => value).toSorted()).toEqual(Object.keys(zh.provinces).toSorted());
});
