import { expect, test } from "../fixtures";
import { PATH, rows } from "../search-table";
import { tabTo } from "../support";

const HEADERS = "集合名称,内容体裁,筛选方式,内容量,状态";
const GOOD = "龘齉 鎔,图文,规则筛选,12,已上线";
/** An error in each cell that can have one, and where it must be reported. */
const FAULTY = [
  [",图文,规则筛选,1,已上线", "集合名称"],
  [`${"长".repeat(61)},图文,规则筛选,1,已上线`, "集合名称"],
  ["三,图片,规则筛选,1,已上线", "内容体裁"],
  ["四,,规则筛选,1,已上线", "内容体裁"],
  ["五,图文,随机筛选,1,已上线", "筛选方式"],
  ["六,图文,规则筛选,-1,已上线", "内容量"],
  ["七,图文,规则筛选,1.5,已上线", "内容量"],
  ["八,图文,规则筛选,1234567890123,已上线", "内容量"],
  ["九,图文,规则筛选,1,在线吗", "状态"],
  ["十,图文,规则筛选,1,已上线,多", "第 6 列"],
] as const;

const ENCODERS = { "UTF-8": (text: string) => Buffer.from(text), GB18030: inGb18030 };

/** Inverts the decoder, since the platform has no GB18030 encoder. */
function inGb18030(text: string): Buffer {
  const decoder = new TextDecoder("gb18030");
  const pairs = new Map<string, number[]>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const bytes = [first, second];
      if (second !== 0x7f) pairs.set(decoder.decode(new Uint8Array(bytes)), bytes);
    }
  }
  return Buffer.from([...text].flatMap((letter) => pairs.get(letter) ?? [letter.charCodeAt(0)]));
}

for (const [encoding, encode] of Object.entries(ENCODERS)) {
  test(`reports the ten errors of a file in ${encoding}, by keyboard alone`, async ({ page, open }) => {
    const lines = [HEADERS, GOOD, ...FAULTY.map(([line]) => line)];
    const file = { name: "集合.csv", mimeType: "text/csv", buffer: encode(lines.join("\r\n")) };
    await open(PATH, { as: "admin" });
    // Waits from the start, since without a listener Playwright leaves the file dialog to the browser.
    const chooser = page.waitForEvent("filechooser");
    const button = page.getByRole("button", { name: "批量导入" });
    await button.focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "批量导入集合" });
    await expect(drawer.getByRole("button", { name: "选择文件" })).toBeFocused();
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(file);
    await expect(drawer.getByRole("status").filter({ hasText: "11 行" })).toContainText("1 行可导入 10 行有误");
    const errors = drawer.getByRole("table", { name: "错误" }).locator("tbody tr");
    await expect(errors).toHaveText(FAULTY.map(([, column], at) => new RegExp(`^${at + 3}${column}`)));
    await tabTo(page, drawer.getByRole("button", { name: "导入 1 行" }));
    await page.keyboard.press("Enter");
    // The refused rows stay, to be downloaded and corrected.
    await expect(drawer.getByRole("status").filter({ hasText: "10 行" })).toContainText("0 行可导入 10 行有误");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(rows(page).first()).toContainText("龘齉 鎔");
    await expect(button).toBeFocused();
  });
}
