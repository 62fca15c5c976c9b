import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { countPrints } from "../print-sheet";
import { heading, tabTo } from "../support";

const WAYS = [
  ["返回修改", pathTo("Group")],
  ["返回工作台", pathTo("Workplace")],
  ["修改推广地址", pathTo("Step")],
  ["查看审批进度", pathTo("Basic")],
] as const;

test("the success page can be printed and left by keyboard alone", async ({ page, open }) => {
  await countPrints(page);
  await open(pathTo("Success"), { as: "admin" });
  await expect(heading(page, "提交成功")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "打印结果" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("body")).toHaveAttribute("data-prints", "1");
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, page.getByRole("link", { name: "返回列表" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathTo("SearchTable"));
});

for (const [name, path] of WAYS) {
  test(`the failure page can be left by keyboard alone: ${name}`, async ({ page, open }) => {
    await open(pathTo("Error"), { as: "admin" });
    await expect(heading(page, "提交失败")).toBeVisible();
    await tabTo(page, page.getByRole("main").getByRole("link", { name }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
  });
}

for (const status of ["403", "404", "500"] as const) {
  test(`${status} can be left by keyboard alone`, async ({ page, open }) => {
    await open(pathTo(status), { as: "admin" });
    await expect(heading(page, status)).toBeVisible();
    await tabTo(page, page.getByRole("main").getByRole("link", { name: "返回工作台" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(pathTo("Workplace"));
  });
}
