import { describe, expect, test } from "vitest";
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

test("lists the 34 provinces in either language", () => {
  expect(provinceChoices("zh-CN", "")).toHaveLength(34);
  expect(labelOf(provinceChoices("zh-CN", ""), "浙江省")).toBe("浙江省");
  expect(labelOf(provinceChoices("en-US", ""), "浙江省")).toBe("Zhejiang");
});
