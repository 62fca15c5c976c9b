import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { users } from "#mocks/data/users";
import { type BasicValues, basicChange, basicRules, basicValues } from "~/routes/user/setting/basic-rules";

const rules = basicRules((rule) => rule);
const good = basicValues(users.admin);
const problemsOf = (change: Partial<BasicValues>) =>
  (v.safeParse(rules, { ...good, ...change }).issues ?? []).map(({ message }) => message);

describe("the rules", () => {
  test.each<[Partial<BasicValues>, string[]]>([
    [{}, []],
    [{ email: "" }, ["email"]],
    [{ email: "   " }, ["email"]],
    [{ email: "nobody" }, ["emailInvalid"]],
    [{ email: " a@example.com " }, []],
    [{ email: "ａ＠ｅｘａｍｐｌｅ．ｃｏｍ" }, []],
    [{ email: "用户@例子.公司" }, []],
    [{ email: "用户＠例子。公司" }, []],
    [{ email: "o'brien+1@xn--fsqu00a.xn--55qx5d" }, []],
    [{ email: "डाटा@कंपनी.भारत" }, []],
    [{ email: "用户@例子" }, ["emailInvalid"]],
    [{ email: "用 户@例子.公司" }, ["emailInvalid"]],
    [{ email: "用户@例子..公司" }, ["emailInvalid"]],
    [{ email: "用户@例\u202E子.公司" }, ["emailInvalid"]],
    [{ email: "a@b@例子.公司" }, ["emailInvalid"]],
    [{ email: ".a@example.com" }, ["emailInvalid"]],
    [{ email: "a@-example.com" }, ["emailInvalid"]],
    [{ email: "a@127.0.0.1" }, ["emailInvalid"]],
    [{ email: `${"a".repeat(242)}@example.com` }, []],
    [{ email: `${"a".repeat(243)}@example.com` }, ["long"]],
    [{ name: "" }, ["name"]],
    [{ name: "王\u202E立群" }, ["nameInvisible"]],
    [{ name: "王\u200B立群" }, ["nameInvisible"]],
    [{ name: "👩‍🎨" }, []],
    [{ name: " " }, ["name"]],
    [{ name: "字".repeat(100) }, []],
    [{ name: "字".repeat(101) }, ["long"]],
    [{ countryRegion: "" }, ["country"]],
    [{ province: "" }, ["province"]],
    [{ city: "", district: "", address: "", introduction: "" }, []],
    [{ introduction: "字".repeat(200) }, []],
    [{ introduction: "字".repeat(201) }, ["long"]],
  ])("%o", (change, problems) => {
    expect(problemsOf(change).filter((problem, at, all) => all.indexOf(problem) === at)).toEqual(
      expect.arrayContaining(problems),
    );
    expect(problemsOf(change).length > 0).toBe(problems.length > 0);
  });
});

/** The area that the form sends for a user with this one; the rules cut the blanks around fields. */
function savedArea(area: string[], change?: Partial<BasicValues>): string[] {
  const user = { ...users.admin, area };
  const shown = basicValues(user);
  return basicChange({ ...shown, district: shown.district.trim(), ...change }, user).area;
}

describe("the area", () => {
  test.each<[string[], string[]]>([
    [[], []],
    [["北京市"], ["北京市"]],
    [
      ["浙江省", "杭州市", "西湖区"],
      ["浙江省", "杭州市", "西湖区"],
    ],
    [
      ["北京市", "", "海淀区"],
      ["北京市", "", "海淀区"],
    ],
    [
      ["北京市", "", ""],
      ["北京市", "", ""],
    ],
    [
      ["浙江省", "杭州市", "西湖区", "北山街道"],
      ["浙江省", "杭州市", "西湖区", "北山街道"],
    ],
    [
      ["浙江省", "杭州市", "西湖区", ""],
      ["浙江省", "杭州市", "西湖区", ""],
    ],
  ])("%o is saved unchanged: %o", (area, saved) => {
    expect(savedArea(area)).toEqual(saved);
  });

  test.each<[Partial<BasicValues>, string[]]>([
    [{ city: "宁波市" }, ["浙江省", "宁波市", "西湖区", "北山街道"]],
    [{ district: "上城区" }, ["浙江省", "杭州市", "上城区"]],
    [{ city: "", district: "" }, ["浙江省"]],
  ])("of four parts is saved with the change %o: %o", (change, saved) => {
    expect(savedArea(["浙江省", "杭州市", "西湖区", "北山街道"], change)).toEqual(saved);
  });
});
