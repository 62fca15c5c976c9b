import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { chooseInAccountMenu, heading, logInButton, readStored, receivedCalls, sendAccount } from "./support";

test("a logout calls the server once, and neither back nor the next account shows the name before", async ({
  page,
  open,
  backend,
}) => {
  const countOf = (call: string) => receivedCalls(backend).filter((one) => one === call).length;
  const accountMenu = (name: string) => page.getByRole("button", { name: `账号菜单：${name}` });
  await open(pathTo("Card"), { as: "admin" });
  await expect(accountMenu("王立群")).toBeVisible();
  expect(countOf("POST /api/user/info")).toBe(1);
  await chooseInAccountMenu(page, "登出登录");
  await expect(page).toHaveURL(pathTo("Login"));
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByText("王立群")).toHaveCount(0);
  expect(await readStored(page, "token")).toBeNull();
  expect(countOf("POST /api/user/logout")).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(`${pathTo("Login")}?redirect=Card`);
  await expect(page.getByText("王立群")).toHaveCount(0);

  await page.evaluate((name) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(name)) console.error("The name before is shown");
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, "王立群");
  backend.faults.set("*", { kind: "slow", ms: 300 });
  await sendAccount(page, "user", "user");
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expect(accountMenu("陈思雨")).toBeVisible();
});
