import { MantineProvider } from "@mantine/core";
import { act, cleanup, render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { choice } from "~/resource/fields/choice";
import { money } from "~/resource/fields/money";
import { number } from "~/resource/fields/number";
import { reference } from "~/resource/fields/reference";
import { contextOf, fieldOf, LANGUAGES, setUpExhibits, valueIn } from "../../support/exhibit-fields";
import { exhibits, VASE } from "../../support/exhibits";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { plainList } from "../../support/plain-list";
import { isolateRendering } from "../../support/render";

setUpExhibits();
stubBrowserForMantine();
isolateRendering();

function rendered(node: ReactNode): Element {
  cleanup();
  const { container } = render(
    <MantineProvider>
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <main>{node}</main>
      </MemoryRouter>
    </MantineProvider>,
  );
  return container.querySelector("main") ?? container;
}
const shown = (node: ReactNode) => rendered(node).textContent;
const htmlOf = (node: ReactNode) => rendered(node).innerHTML;

describe("a cell", () => {
  test.each<[name: string, chinese: string, english: string]>([
    ["name", "鎏金铜瓶", "鎏金铜瓶"],
    ["material", "青铜", "Bronze"],
    ["weight", "12.5\u00a0kg", "12.5\u00a0kg"],
    ["visitors", "12,345\u00a0人次", "12,345\u00a0people"],
    ["price", "¥1,234.50", "CN¥1,234.50"],
    ["acquired", "2026/11/21", "Nov 21, 2026"],
    ["onLoan", "外借中", "On loan"],
    ["insured", "否", "No"],
    ["techniques", "铸造鎏金", "CastGilt"],
    ["note", "口沿有损。\n2019 年修复。", "口沿有损。\n2019 年修复。"],
    ["site", "https://example.com/vase", "https://example.com/vase"],
    ["photo", "", ""],
    ["keeper", "李明", "李明"],
    ["collection", "城市夜色", "城市夜色"],
    ["checked", "2026/11/21 10:20", "Nov 21, 2026, 10:20"],
  ])("of %s shows %s, in English %s", async (name, ...expected) => {
    for (const [index, language] of LANGUAGES.entries()) {
      cleanup();
      await i18next.changeLanguage(language);
      const value = valueIn(VASE, name);
      const field = fieldOf(name);
      expect(shown(field.cell(value, contextOf(name)))).toBe(expected[index]);
      expect(shown(field.detail(value, contextOf(name)))).toBe(expected[index]);
    }
  });

  test("of a state is on a tint in details, unless it is an unknown one, of any length", () => {
    const state = choice(["online"], { tones: { online: "success" } });
    const context = contextOf("onLoan");
    expect(htmlOf(state.detail("online", context))).toContain("_tag_");
    expect(htmlOf(state.cell("online", context))).not.toContain("_tag_");
    expect(htmlOf(state.detail("strange", context))).not.toContain("_tag_");
  });

  test("of a number that is too long for a column shows it in short, and whole as the tooltip", async () => {
    await i18next.changeLanguage("zh-CN");
    const visitors = fieldOf("visitors");
    const context = contextOf("visitors");
    expect(shown(visitors.cell(999_999_999, context))).toBe("999,999,999\u00a0人次");
    expect(shown(visitors.cell(123_456_789_012, context))).toBe("1234.6亿\u00a0人次");
    expect(htmlOf(visitors.cell(123_456_789_012, context))).toContain('title="123,456,789,012&nbsp;人次"');
    expect(shown(visitors.detail(123_456_789_012, context))).toBe("123,456,789,012\u00a0人次");
    expect(htmlOf(fieldOf("price").cell(1e21, contextOf("price")))).toContain(
      'title="¥1,000,000,000,000,000,000,000.00"',
    );
  });

  test("of a figure of many digits ends with an ellipsis where it does not fit, with all of it as the tooltip", () => {
    const count = number({});
    const amount = money("CNY", {});
    const context = contextOf("weight");
    expect(htmlOf(count.cell(12_345_678.125, context))).toBe("12,345,678.125");
    expect(htmlOf(count.cell(999_999_999.125, context))).toContain('title="999,999,999.125"');
    expect(htmlOf(number({ column: { width: 100 } }).cell(999_999_999, context))).toContain('title="999,999,999"');
    expect(htmlOf(amount.cell(99_999_999.99, context))).toBe("¥99,999,999.99");
    expect(htmlOf(amount.cell(9_999_999_999.99, context))).toContain('title="¥9,999,999,999.99"');
    expect(htmlOf(money("JPY", { column: { width: 80 } }).cell(12_345_678, context))).toContain("title=");
  });

  /** A text is the address of a picture of the console's own host, and the id of a record without its title. */
  const AS_IT_CAME = new Map([
    ["photo", ["", "", "", "strange"]],
    ["collection", ["strange", "strange", "strange", "strange (strange)"]],
  ]);
  const STRANGE = [7, -0.5, Number.NaN, true, [], ["strange", null], {}, { name: 7 }, { id: {}, title: "x" }];

  test.each(Object.keys(exhibits.fields))("of %s shows a missing or an unknown value as it came", (name) => {
    const field = fieldOf(name);
    const context = contextOf(name);
    const texts = (value: unknown) => [
      shown(field.cell(value, context)),
      shown(field.detail(value, context)),
      field.text(value, context),
      field.csv(value, context),
    ];
    for (const value of [null, undefined, ""]) expect(texts(value)).toEqual(["", "", "", ""]);
    expect(texts("strange")).toEqual(AS_IT_CAME.get(name) ?? Array(4).fill("strange"));
    for (const value of [null, undefined, "strange", ...STRANGE]) {
      expect(() => texts(value)).not.toThrow();
      expect(() => field.form?.toValue(value)).not.toThrow();
      expect(() => field.sortKey?.(value)).not.toThrow();
      expect(() => field.filter?.matches(value, ["1", "2"])).not.toThrow();
    }
  });

  test.each([
    ["javascript:alert(1)", false],
    ["data:text/html,<script>alert(1)</script>", false],
    [" https://example.com", false],
    ["example.com", false],
    ["https://example.com/a?b=1", true],
    ["ftp://example.com/file", true],
  ])("of an address %s is a link: %s", (address, isLink) => {
    for (const node of [
      fieldOf("site").cell(address, contextOf("site")),
      fieldOf("site").detail(address, contextOf("site")),
    ]) {
      expect(htmlOf(node).includes("<a ")).toBe(isLink);
      if (isLink) expect(htmlOf(node)).toMatch(/target="_blank" rel="noopener noreferrer"/);
      expect(shown(node)).toBe(address);
    }
  });

  test("with a picture of another host loads nothing, and shows its address", () => {
    const address = "https://elsewhere.example/a.png";
    expect(htmlOf(fieldOf("photo").cell(VASE.photo, contextOf("photo")))).toContain("<img");
    expect(htmlOf(fieldOf("photo").cell(address, contextOf("photo")))).not.toContain("<img");
    const keeper = fieldOf("keeper").cell({ name: "Ann", avatar: address }, contextOf("keeper"));
    expect(htmlOf(keeper)).not.toContain("elsewhere");
  });

  test("of a long text has its beginning, and the drawer all of it", () => {
    const note = "😀".repeat(5000);
    expect(shown(fieldOf("note").cell(note, contextOf("note")))).toBe(`${"😀".repeat(100)}…`);
    expect(shown(fieldOf("note").cell("a".repeat(100), contextOf("note")))).toBe("a".repeat(100));
    expect(shown(fieldOf("note").detail(note, contextOf("note")))).toBe(note);
  });

  test("is whole on paper, which has neither tooltips nor a drawer", () => {
    const print = (type: "beforeprint" | "afterprint") => act(() => void dispatchEvent(new Event(type)));
    const note = rendered(fieldOf("note").cell("铜".repeat(300), contextOf("note")));
    print("beforeprint");
    expect(note).toHaveTextContent(/^铜{300}$/);
    print("afterprint");
    expect(note).toHaveTextContent(/^铜{100}…$/);
    const visitors = rendered(fieldOf("visitors").cell(123_456_789_012, contextOf("visitors")));
    print("beforeprint");
    expect(visitors.textContent).toBe("123,456,789,012\u00a0人次");
    print("afterprint");
    expect(visitors.textContent).toBe("1234.6亿\u00a0人次");
  });

  test("of another list's record links to it", () => {
    const cell = htmlOf(fieldOf("collection").cell({ id: "a b", title: "夜" }, contextOf("collection")));
    expect(cell).toContain('href="/list/search-table?pageSize=100&amp;name=%E5%A4%9C&amp;record=a+b"');
  });
});

test.each([
  [{ id: 7, title: "铜瓶" }, true, "铜瓶"],
  [7, false, "7"],
])("a reference %j to a list that reads no record by its id is a link: %s", (value, isLink, text) => {
  const { cell } = reference({ of: () => plainList });
  const node = rendered(cell(value, contextOf("name")));
  expect(node).toHaveTextContent(text);
  expect(node.querySelector("a") !== null).toBe(isLink);
});
