import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { BROWSER_ARGUMENTS, findChromium } from "./chromium.mjs";
import { serveSite } from "./site";

/** Takes the picture of the README from the demonstration build. */
const FOLDER = "test/pictures";

const site = await serveSite({ client: "build/demo/client", port: 0 });
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGUMENTS });
const page = await browser.newPage({ locale: "zh-CN", viewport: { width: 1440, height: 900 } });
await mkdir(FOLDER, { recursive: true });

await page.goto(`${site.url}${pathTo("Login")}`);
await page.getByLabel("用户名", { exact: true }).fill("admin");
await page.getByLabel("密码", { exact: true }).fill("admin");
await page.getByRole("button", { name: "登录", exact: true }).click();
await page.getByRole("img", { name: /折线图/ }).waitFor();
await page.getByText("欢迎使用").waitFor({ state: "hidden" });
await page.mouse.move(0, 0);
await page.screenshot({ path: `${FOLDER}/workplace.png`, animations: "disabled" });

await browser.close();
await site.close();
