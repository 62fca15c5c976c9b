import { describe, expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { findMessages, normalizedViewAddress, readView, writeView } from "~/routes/message/message-view";

describe("the URL of the messages", () => {
  test.each([
    ["", { tab: "message", search: "" }],
    ["tab=todo", { tab: "todo", search: "" }],
    ["tab=Todo&search=a+b", { tab: "message", search: "a b" }],
    ["tab=&tab=todo&search=&x=1", { tab: "message", search: "" }],
    ["message=0", { tab: "message", search: "", message: 0 }],
    ["message=9007199254740991", { tab: "message", search: "", message: Number.MAX_SAFE_INTEGER }],
    ["message=9007199254740992", { tab: "message", search: "" }],
    ["message=00000000000000001", { tab: "message", search: "" }],
    ["message=-1", { tab: "message", search: "" }],
    ["message=", { tab: "message", search: "" }],
  ])("%s is read as %j", (query, view) => {
    expect(readView(new URLSearchParams(query))).toEqual(view);
  });

  test.each([
    ["", { tab: "todo" as const }, "tab=todo"],
    ["tab=todo&search=a", { tab: "message" as const }, "search=a"],
    ["tab=nonsense", { search: "审批" }, "search=%E5%AE%A1%E6%89%B9"],
    ["tab=todo&search=a&x=1", { search: "" }, "tab=todo&x=1"],
  ])("%s with %j becomes %s", (query, change, next) => {
    expect(writeView(new URLSearchParams(query), change).toString()).toBe(next);
  });
});

test.each([
  ["?tab=todo&search=a+b", undefined],
  ["?tab=nope&search=a#x", `${pathTo("Message")}?search=a#x`],
  ["?tab=message&a=1", `${pathTo("Message")}?a=1`],
  [`?search=${"a".repeat(101)}`, `${pathTo("Message")}?search=${"a".repeat(100)}`],
])("normalizes the address %s to %s", (query, normalized) => {
  expect(normalizedViewAddress(new URL(`http://localhost/message${query}`))).toBe(normalized);
});

const LIST = [
  { type: "message", title: "郑曦月", subTitle: "的私信", content: "审批请求已发送" },
  { type: "message", title: "Ｍarie", subTitle: "", content: "Bug FIXED" },
  { type: "todo", title: "审批", subTitle: "", content: "" },
] as const;

describe("searching", () => {
  test.each([
    ["message", "", [0, 1]],
    ["message", "  ", [0, 1]],
    ["message", "审批", [0]],
    ["message", "曦月 的私", [0]],
    ["message", "marie", [1]],
    ["message", " fixed ", [1]],
    ["message", "nothing", []],
    ["todo", "审批", [2]],
    ["notice", "", []],
  ] as const)("%s for '%s'", (tab, search, found) => {
    expect(findMessages([...LIST], { tab, search })).toEqual(found.map((at) => LIST[at]));
  });
});
