import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type PolicyValues, policyBody, policyRules, policyValues } from "~/routes/list/search-table/policy-rules";

const rules = policyRules((rule) => rule);
const GOOD: PolicyValues = {
  name: "城市夜色",
  contentType: "img",
  filterType: "rules",
  count: "12",
  status: "online",
};

const brokenRules = (change: Partial<PolicyValues>) =>
  (v.safeParse(rules, { ...GOOD, ...change }).issues ?? []).map(({ message }) => message);

describe("the rules of a policy", () => {
  test.each<[Partial<PolicyValues>, string[]]>([
    [{}, []],
    [{ name: "" }, ["name"]],
    [{ name: "   " }, ["name"]],
    [{ name: "字".repeat(60) }, []],
    [{ name: "😀".repeat(60) }, []],
    [{ name: "字".repeat(61) }, ["nameLong"]],
    [{ contentType: null }, ["contentType"]],
    [{ contentType: "audio" }, ["contentType"]],
    [{ filterType: null }, ["filterType"]],
    [{ status: "gone" }, ["status"]],
    [{ count: "0" }, []],
    [{ count: "999999999999" }, []],
    [{ count: "1000000000000" }, ["count"]],
    [{ count: "" }, ["count"]],
    [{ count: "-1" }, ["count"]],
    [{ count: "1.5" }, ["count"]],
    [{ count: "1e3" }, ["count"]],
    [{ count: "１２" }, ["count"]],
    [{ name: "", count: "x" }, ["name", "count"]],
  ])("%j breaks the rules of %j", (change, broken) => {
    expect(brokenRules(change)).toEqual(broken);
  });
});

test("sends the name without surrounding spaces and the count as a number", () => {
  expect(policyBody({ ...GOOD, name: " 城市夜色 ", count: " 012 " })).toEqual({ ...GOOD, count: 12 });
});

test("a new policy is off line with a count of nothing, and the rest must be selected", () => {
  expect(policyValues()).toEqual({ name: "", contentType: null, filterType: null, count: "0", status: "offline" });
});
