import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { button, field } from "../forms";
import { countPrints } from "../print-sheet";
import { heading, tabTo } from "../support";

test("the result pages can be printed and left by keyboard alone", async ({ page, open, backend }) => {
  await countPrints(page);
  await open(pathTo("Group"), { as: "admin" });
  await field(page, "编码码率默认值").fill("500");
  backend.faults.set("POST /api/group-form/submit", { kind: "code", code: 50000, message: "参数冲突" });
  await button(page, "提交").press("Enter");
  await tabTo(page, page.getByRole("link", { name: "查看详情" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "提交失败" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("参数冲突");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "返回修改" }));
  await page.keyboard.press("Enter");
  backend.faults.clear();
  await expect(field(page, "编码码率默认值")).toHaveValue("500");
  await button(page, "提交").press("Enter");
  await expect(page.getByRole("heading", { name: "提交成功" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "打印结果" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("body")).toHaveAttribute("data-prints", "1");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "返回列表" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathTo("SearchTable"));
});

for (const status of ["403", "404", "500"] as const) {
  test(`${status} can be left by keyboard alone`, async ({ page, open }) => {
    await open(pathTo(status), { as: "admin" });
    await expect(heading(page, status)).toBeVisible();
    await tabTo(page, page.getByRole("main").getByRole("link", { name: "返回工作台" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(pathTo("Workplace"));
  });
}
