import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { channelForm } from "~/api/form";
import { fieldErrors } from "~/lib/forms/form-rules";
import { EMPTY, type StepValues, stepRules } from "~/routes/form/step/step-form-rules";

const rules = stepRules((rule) => rule);

const FILLED: StepValues = {
  activityName: "双十一Sale2026",
  channelType: "app",
  promotionTime: ["2026-11-05", "2026-11-11"],
  promoteLink: "https://example.com/a",
  advertisingSource: "官网",
  advertisingMedia: "视频",
  keyword: ["秋季"],
  pushNotify: true,
  advertisingContent: "内容",
};

const messageOf = (field: keyof StepValues, value: unknown) => fieldErrors(rules, { ...FILLED, [field]: value })[field];

describe.each<[keyof StepValues, [value: unknown, message: string | undefined][]]>([
  [
    "activityName",
    [
      ["", "activityName"],
      ["  ", "activityName"],
      ["A", undefined],
      ["活动2026Sale", undefined],
      ["活动２０２６Ｓａｌｅ", undefined],
      ["活".repeat(20), undefined],
      ["活".repeat(21), "activityNameFormat"],
      ["𠮷".repeat(20), undefined],
      ["a b", "activityNameFormat"],
      ["活动！", "activityNameFormat"],
      ["é", "activityNameFormat"],
      ["😀", "activityNameFormat"],
      ["a\nb", "activityNameFormat"],
      [" a\n", undefined],
      ["<script>", "activityNameFormat"],
    ],
  ],
  [
    "channelType",
    [
      ["", "channelType"],
      ["tv", "channelType"],
      ["app", undefined],
      ["web", undefined],
      ["game", undefined],
    ],
  ],
  [
    "promotionTime",
    [
      [["", ""], "promotionTime"],
      [["2026-11-05", ""], "promotionHalf"],
      [["", "2026-11-05"], "promotionHalf"],
      [["", "soon"], "promotionDay"],
      [["2026-02-30", "2026-03-01"], "promotionDay"],
      [["soon", "later"], "promotionDay"],
      [["2026-11-05", "2026-11-04"], "promotionOrder"],
      [["2026-11-05", "2026-11-05"], undefined],
      [["2026-11-05", "2027-01-01"], undefined],
    ],
  ],
  [
    "promoteLink",
    [
      ["", "promoteLink"],
      ["example.com", "promoteLinkFormat"],
      ["javascript:alert(1)", "promoteLinkFormat"],
      ["https://", "promoteLinkFormat"],
      ["http://example.com", undefined],
      [" https://example.com/a?b=c ", undefined],
      ["ｈｔｔｐｓ：／／example.com", undefined],
      ["ftp://files.example.com", undefined],
      ["https://example.com/a\u200B", undefined],
      ["https://example.com/\u202Egpj", "promoteLinkFormat"],
      ["https://example.com/a\u2063b", "promoteLinkFormat"],
      [`https://example.com/${"a".repeat(1980)}`, undefined],
      [`https://example.com/${"a".repeat(1981)}`, "promoteLinkLength"],
    ],
  ],
  [
    "advertisingSource",
    [
      ["", "advertisingSource"],
      [" ", "advertisingSource"],
      ["x", undefined],
      ["字".repeat(100), undefined],
      [` ${"字".repeat(100)} `, undefined],
      ["字".repeat(101), "lineLength"],
      ["官\u202E网", "invisible"],
    ],
  ],
  [
    "advertisingMedia",
    [
      ["", "advertisingMedia"],
      ["x", undefined],
      ["字".repeat(101), "lineLength"],
      ["视\u200B频", "invisible"],
    ],
  ],
  [
    "keyword",
    [
      [[], "keyword"],
      [["a"], undefined],
      [["a", "b"], undefined],
      [["a", "字".repeat(30)], undefined],
      [["a", "字".repeat(31)], "keywordLength"],
      [["a", "b\u202Ec"], "invisible"],
      [Array.from({ length: 20 }, (_, index) => `k${index}`), undefined],
      [Array.from({ length: 21 }, (_, index) => `k${index}`), "keywordCount"],
    ],
  ],
  [
    "pushNotify",
    [
      [true, undefined],
      [false, undefined],
    ],
  ],
  [
    "advertisingContent",
    [
      ["", "advertisingContent"],
      ["字".repeat(200), undefined],
      ["字".repeat(201), "advertisingContentLength"],
      ["\u200B", "invisible"],
    ],
  ],
])("%s", (field, cases) => {
  test.each(cases)("gives %j the error %s", (value, message) => {
    expect(messageOf(field, value)).toBe(message);
  });
});

test("in an empty form every field but the switch is invalid, in the order of the page", () => {
  const fields = Object.keys(EMPTY);
  expect(fields).toEqual(Object.keys(channelForm.entries));
  expect(Object.keys(fieldErrors(rules, EMPTY))).toEqual(fields.filter((field) => field !== "pushNotify"));
});

test("sends what the contract says: whole days, and no spaces around texts", () => {
  const spaced = { promoteLink: " https://example.com ", advertisingSource: " 官网 ", advertisingContent: " 内容\n" };
  const sent = v.parse(rules, { ...FILLED, ...spaced });
  expect(v.parse(channelForm, sent)).toEqual({
    ...FILLED,
    promotionTime: ["2026-11-05 00:00:00", "2026-11-11 23:59:59"],
    promoteLink: "https://example.com",
  });
  const linkOf = (promoteLink: string) => v.parse(rules, { ...FILLED, promoteLink }).promoteLink;
  expect(linkOf("https://example.com/你好！")).toBe("https://example.com/你好！");
  expect(linkOf("ｈｔｔｐｓ：／／example.com/a\u200B")).toBe("https://example.com/a");
});
