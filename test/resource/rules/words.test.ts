import i18next from "i18next";
import { afterEach, describe, expect, test, vi } from "vitest";
import { loadAllTexts } from "~/resource/all-texts";
import { recordsText } from "~/resource/records-text";
import { plainList } from "../../support/plain-list";
import { setUpWords } from "../../support/words";

setUpWords(["resource", "policies"]);

afterEach(() => void vi.restoreAllMocks());

describe("the words of a list in all languages", () => {
  const load = async () =>
    (await loadAllTexts(plainList)).map((texts) => [texts.context("name").language, texts.counted(2)]);

  test("are the page's alone while no others can be loaded", async () => {
    vi.spyOn(i18next, "addResourceBundle").mockImplementation(() => {
      throw new Error("offline");
    });
    expect(await load()).toEqual([["en-US", "2 collections"]]);
  });

  test("stand behind the page's, with those of the kit", async () => {
    expect(await load()).toEqual([
      ["en-US", "2 collections"],
      ["zh-CN", "2 个集合"],
    ]);
    expect(i18next.t("resource:done.one", { lng: "zh-CN", name: "a" })).toBe("“a”");
  });
});

describe("some records are called", () => {
  test.each([
    [[], "“”"],
    [["a"], "“a”"],
    [["a", "b"], "“a” and others (2 collections)"],
    [["b", "a", "c"], "“b” and others (3 collections)"],
  ])("%j: %s", (names, text) => {
    const rows = names.map((name, id) => ({ id, name }));
    expect(recordsText(plainList, rows)).toBe(text);
  });
});
