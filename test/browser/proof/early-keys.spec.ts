import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { heading } from "../support";

/** Presses Tab in every task of the page until its content is there, so that no moment of the start is left out. */
function pressTabMeanwhile(): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true }));
    if (!document.querySelector("h1")) port2.postMessage(null);
  };
  port2.postMessage(null);
}

test("keys pressed while a page starts do not stop it", async ({ page, open }) => {
  await page.addInitScript(pressTabMeanwhile);
  await open(pathTo("Login"));
  await expect(heading(page, "欢迎回来")).toBeVisible();
  await open(pathTo("Step"), { as: "admin" });
  await expect(heading(page, "分步表单")).toBeVisible();
});
