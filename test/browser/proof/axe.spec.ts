import { pathTo } from "~/navigation/paths";
import { expectAccessible } from "../axe";
import { expect, test } from "../fixtures";
import { failureToast } from "../support";
import { keepToasts } from "../toasts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** crawl.spec.ts checks every page and everything that a control opens; this is the rest. */
test("axe finds nothing in a failed and an empty panel, a toast and the dialog of an expired login", async ({
  page,
  open,
  backend,
}) => {
  backend.faults.set("POST /api/user/visits", { kind: "html" });
  backend.faults.set("GET /api/popular/list", { kind: "json", text: '{"status":"success","code":200,"data":[]}' });
  await keepToasts(page);
  await open(pathTo("Workplace"), { as: "admin" });
  await expect(page.getByRole("button", { name: "重试" })).toBeVisible();
  await expect(page.getByText("还没有上榜的内容").first()).toBeVisible();
  await expect(failureToast(page)).toBeVisible();
  await expectAccessible(page, "panels and toast");
  await expect(failureToast(page)).toBeVisible();
  backend.faults.set("POST /api/user/visits", { kind: "code", code: 50008, message: "未登录" });
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "dialog");
});
