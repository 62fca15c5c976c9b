import { policies } from "#mocks/data/policies";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { emulatePrint, printSheet } from "./print-sheet";
import { waitUntilLoaded } from "./support";

/** The number of a seeded policy, which begins with its day. */
const numberOf = (id: number) => policies(new Date()).find((policy) => policy.id === id)?.number ?? "none";

test("prints a long text of a form whole", { tag: "@proof" }, async ({ page, open }) => {
  await open(pathTo("Group"), { as: "admin" });
  const text = page.getByRole("textbox", { name: "填写说明" });
  await text.fill("一行\n".repeat(30));
  await emulatePrint(page);
  expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  // Values stand on lines, without the boxes that are typed into.
  for (const field of [text, page.getByRole("textbox", { name: /^采集帧率/ })]) {
    await expect(field).toHaveCSS("border-width", "0px 0px 1px");
    await expect(field).toHaveCSS("padding-left", "0px");
  }
});

type Sheet = {
  name: string;
  path: string;
  whole: readonly string[];
  /** What is a control on the screen. */
  inWords?: readonly string[];
  gone: readonly string[];
  tag?: string;
};

const SHEETS: readonly Sheet[] = [
  {
    name: "workplace",
    path: pathTo("Workplace"),
    // The last of each list whose panel scrolls.
    whole: ["早餐地图", "设计系统虚拟小组", "于涛加入了团队", "问题已经解决"],
    gone: ["小时前", "图表", "已收藏", "查看全部", "快捷操作", "最近访问", "版本"],
  },
  {
    name: "list",
    path: pathTo("SearchTable"),
    whole: [numberOf(55), "夏日防暑小知识", "共55条"],
    gone: ["批量导入", "请输入", "条/页", "更多操作", "版本"],
    tag: "@proof",
  },
  {
    name: "card list",
    path: pathTo("Card"),
    whole: ["视频类-历史导入", "漏斗分析"],
    inWords: ["已启用"],
    gone: ["新建质检队列", "全部", "版本"],
    tag: "@proof",
  },
  {
    name: "message page",
    path: `${pathTo("Message")}?message=1`,
    whole: ["宁波的回复", "我会在今天下班前再回归一遍主流程", "审批请求已发送", "共2条"],
    gone: ["全部已读", "清空已读", "通知", "待办", "版本"],
    tag: "@proof",
  },
  {
    name: "user info",
    path: pathTo("Info"),
    whole: ["wangliqun.example.com", "含历史数据回溯、口径统一", "如需继续使用请前往服务列表续约"],
    gone: ["编辑资料", "版本"],
    tag: "@proof",
  },
];

/** The parts of a ring that reach over the edge of its drawing, where they are cut off. */
const sectorsBeyondTheirChart = (page: Page) =>
  page.locator("main .recharts-sector").evaluateAll((sectors) =>
    sectors
      .filter((sector) => {
        const inner = sector.getBoundingClientRect();
        const outer = sector.closest("svg")?.getBoundingClientRect() ?? inner;
        const isBeyondStart = inner.top < outer.top - 1 || inner.left < outer.left - 1;
        return isBeyondStart || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
      })
      .map((sector) => sector.outerHTML.slice(0, 200)),
  );

for (const { name, path, whole, inWords = [], gone, ...details } of SHEETS) {
  test(`prints the ${name} whole, light, and without frame and controls`, details, async ({ page, open }) => {
    await open(path, { as: "admin", stored: { "arco-theme": "dark" } });
    // The lower panels are loaded after the others.
    const shownText = async () => (await page.locator("main").innerText()).replaceAll(/\s/g, "");
    for (const part of whole) await expect.poll(shownText).toContain(part);
    await waitUntilLoaded(page);
    await emulatePrint(page);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const cut = await page.locator("main section, main section *").evaluateAll((nodes) =>
      nodes
        .filter(({ clientHeight }) => clientHeight > 1)
        .filter(
          ({ clientHeight, scrollHeight, clientWidth, scrollWidth }) =>
            scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
        )
        .filter((node) => getComputedStyle(node).overflowY !== "visible")
        .map((node) => node.outerHTML.slice(0, 200)),
    );
    expect(cut).toEqual([]);
    expect(await sectorsBeyondTheirChart(page)).toEqual([]);
    // Nothing scrolls on paper, and some programs that print draw nothing of an element with a mask.
    const masked = await page
      .locator("main *")
      .evaluateAll((nodes) =>
        nodes.filter((node) => getComputedStyle(node).maskImage !== "none").map((node) => node.className),
      );
    expect(masked).toEqual([]);
    await page.emulateMedia({ media: null });
    const { text: printed, isLandscape, problems } = await printSheet(page);
    expect(problems).toEqual([]);
    expect(isLandscape).toBe(name === "list");
    // Of equal signs a file of this kind may have the rare one: ⼩ for 小.
    const text = printed.normalize("NFKC");
    for (const part of [...whole, ...inWords]) expect(text).toContain(part);
    for (const part of gone) expect(text).not.toContain(part);
  });
}

test("a list that is longer than a sheet begins on the first one", { tag: "@proof" }, async ({ page, open }) => {
  await open(`${pathTo("SearchTable")}?pageSize=50`, { as: "admin" });
  await expect(page.getByRole("grid").locator("tbody tr")).toHaveCount(50);
  const { first, text } = await printSheet(page);
  for (const id of [55, 45]) expect(first).toContain(numberOf(id));
  expect(text).toContain("共55条");
  // The heads of the columns, again on the second sheet, whose number is at its foot.
  expect(text.normalize("NFKC").split("创建时间")).toHaveLength(3);
  expect(text).toContain("2/2");
  expect(first).toMatch(/第1.50条/);
  // The line at the head, then the list's title.
  expect(first.normalize("NFKC")).toMatch(/管理控制台·查询表格·[\d/]{10}\d\d:\d\d·王立群查询表格/);
});

test("an open record is printed in place of its list, without controls", { tag: "@proof" }, async ({ page, open }) => {
  await open(pathTo("SearchTable"), { as: "admin" });
  await page.getByRole("button", { name: "查看" }).first().click();
  const record = page.getByRole("dialog", { name: "集合详情" });
  await expect(record).toContainText("已上线");
  // It has slid in.
  await expect(record).toHaveCSS("opacity", "1");
  const { text, isLandscape, problems } = await printSheet(page);
  expect(isLandscape).toBe(false);
  expect(problems).toEqual([]);
  const printed = text.normalize("NFKC");
  expect(printed).toMatch(/管理控制台·查询表格·[\d/]{10}\d\d:\d\d·王立群/);
  for (const part of ["集合详情", numberOf(55), "已上线"]) expect(printed).toContain(part);
  for (const part of [numberOf(54), "本页第", "下线", "编辑"]) expect(printed).not.toContain(part);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const list = await printSheet(page);
  expect(list.isLandscape).toBe(true);
  expect(list.text.normalize("NFKC")).toContain(numberOf(54));
});

test("the profile of the user begins its panels on the first sheet", { tag: "@proof" }, async ({ page, open }) => {
  await open(pathTo("Info"), { as: "admin" });
  await waitUntilLoaded(page);
  const { first } = await printSheet(page);
  for (const part of ["企业级产品设计系统", "企业级产品设计团队"]) expect(first.normalize("NFKC")).toContain(part);
});

test("on paper, which is the ground, a time stays on one line", { tag: "@proof" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(pathTo("SearchTable"), { as: "admin", stored: { "arco-locale": "en-US" } });
  const times = page.getByRole("grid").getByText(/^[A-Z][a-z]{2} \d\d, \d{4}, \d\d:\d\d$/);
  await expect(times).toHaveCount(10);
  await emulatePrint(page);
  // As wide as a sheet between its margins.
  await page.locator("body").evaluate((body) => {
    body.style.width = "182mm";
  });
  const lines = await times.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  for (const part of ["html", "#root, body > div"]) {
    const grounds = await page
      .locator(part)
      .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor));
    for (const ground of grounds) expect(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]).toContain(ground);
  }
});
