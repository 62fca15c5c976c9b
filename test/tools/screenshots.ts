import { mkdir } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { pathTo } from "~/navigation/paths";
import { BROWSER_ARGUMENTS, findChromium } from "./chromium.mjs";
import { serveSite } from "./site";

/** Takes the pictures of the README from the demonstration build. */
const FOLDER = "test/pictures";

type Picture = { name: string; locale: string; theme: string; chart: RegExp };

const PICTURES: readonly Picture[] = [
  { name: "workplace", locale: "zh-CN", theme: "light", chart: /折线图/ },
  { name: "workplace-dark", locale: "en-US", theme: "dark", chart: /Line chart/ },
];

async function take(browser: Browser, url: string, { name, locale, theme, chart }: Picture): Promise<void> {
  const page = await browser.newPage({ locale, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { "arco-locale": locale, "arco-theme": theme, token: ACCOUNTS.admin.token },
  );
  await page.goto(`${url}${pathTo("Workplace")}`);
  await page.getByRole("img", { name: chart }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${FOLDER}/${name}.webp`, type: "webp", quality: 90, animations: "disabled" });
  await page.close();
}

await mkdir(FOLDER, { recursive: true });
const site = await serveSite({ client: "build/demo/client", port: 0 });
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGUMENTS });
for (const picture of PICTURES) await take(browser, site.url, picture);
await browser.close();
await site.close();
