import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { heading, mainMenu, receivedCalls } from "../support";

test("a reload while the user is being loaded does not log out", async ({ page, open, backend }) => {
  backend.faults.set("POST /api/user/info", { kind: "silent" });
  await open(pathTo("404"), { as: "admin" });
  await expect.poll(() => receivedCalls(backend)).toContain("POST /api/user/info");
  backend.faults.clear();
  await page.reload();
  await expect(heading(page, "404")).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
  expect(receivedCalls(backend)).not.toContain("POST /api/user/logout");
});
