import { startHttpBackend } from "#mocks/http";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { FAILED_CALL, heading, logInButton, mainMenu, receivedCalls, sendAccount } from "../support";
import { expectToast, FAILURE } from "../toasts";

const LOGIN = pathTo("Login");

const START_FAILED = "配置有误，控制台无法启动，请联系管理员";

test("without a backend the login reports it, and works when the backend is back", async ({
  page,
  open,
  backend,
  allow,
  toasts,
}) => {
  allow(FAILED_CALL);
  await open(LOGIN);
  await expect(logInButton(page)).toBeVisible();
  await backend.close();
  await sendAccount(page, "admin", "admin");
  const refusal = page.getByRole("main").getByText("网络错误，请稍后重试");
  await expect(refusal).toBeVisible();
  await expectToast(toasts, FAILURE, "网络错误，请稍后重试");
  await expect(logInButton(page)).toBeEnabled();

  const back = await startHttpBackend({ port: Number(new URL(backend.url).port) });
  await logInButton(page).click();
  await expect(mainMenu(page)).toBeVisible();
  await expect(page.getByText("主页访问量")).toBeVisible();
  await page.close();
  await back.close();
});

test("the login reports an unreadable response", async ({ page, open, backend }) => {
  for (const text of ["null", "<html>", '{"status":"success","code":200,"data":{}}']) {
    backend.faults.set("POST /api/user/login", { kind: "json", text });
    await open(LOGIN);
    await sendAccount(page, "admin", "admin");
    await expect(logInButton(page)).toHaveAccessibleDescription("服务器的响应无法识别，请稍后重试");
    await expect(page).toHaveURL(LOGIN);
  }
});

const WRONG_FILES: [name: string, text: string, line: string][] = [
  ["a host that is none", '{"apiHost":"api.example.com"}', 'config.json: apiHost .*but is "api.example.com"'],
  [
    "a host with a path",
    '{"apiHost":"http://127.0.0.1/api/"}',
    'config.json: apiHost .*but is "http://127.0.0.1/api/"',
  ],
  ["a flag that is none", '{"loginImageCaptcha":"yes"}', 'config.json: loginImageCaptcha .*but is "yes"'],
  ["broken JSON", '{"apiHost":', "config.json is not valid JSON"],
  ["a list", "[]", "config.json must hold one JSON object"],
];

test("refuses a wrong config.json with one clear line", async ({ page }) => {
  for (const [name, body, line] of WRONG_FILES) {
    await test.step(name, async () => {
      await page.route("/config.json", (route) => route.fulfill({ contentType: "application/json", body }), {
        times: 1,
      });
      await page.goto(pathTo("Workplace"));
      await expect(page.getByRole("heading", { level: 1, name: START_FAILED })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveText(new RegExp(`^${START_FAILED}${line}$`));
      await expect(logInButton(page)).toHaveCount(0);
    });
  }
});

test("uses the defaults where config.json is missing", async ({ page, site, allow }) => {
  allow(/config\.json/);
  allow(/Failed to load resource.*api\/user\/login/);
  await page.route("/config.json", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(LOGIN);
  await expect(page).toHaveTitle("登录 - 管理控制台");
  await expect(page.getByLabel("图形验证码")).toHaveCount(0);
  const captchaRequests = page.waitForRequest("**/api/user/login");
  await sendAccount(page, "admin", "admin");
  expect(new URL((await captchaRequests).url()).origin).toBe(site.url);
  await expect(logInButton(page)).toHaveAccessibleDescription(/./);
});

test("takes the product's name from config.json", async ({ page, backend }) => {
  const config = { apiHost: backend.url, productName: "内容中台" };
  await page.route("/config.json", (route) => route.fulfill({ json: config }));
  await page.goto(LOGIN);
  await expect(page).toHaveTitle("登录 - 内容中台");
  await expect(page.getByRole("main").getByText("内容中台", { exact: true })).toBeVisible();
});

for (const hours of [2, -2]) {
  test(`with a clock that is ${hours} h off, the login works after one more request`, async ({
    page,
    backend,
    allow,
  }) => {
    allow(FAILED_CALL);
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await page.goto(LOGIN);
    await sendAccount(page, "admin", "admin");
    await expect(heading(page, /好，王立群$/)).toBeVisible();
    expect(receivedCalls(backend).filter((call) => call === "POST /api/user/login")).toHaveLength(2);
    expect(receivedCalls(backend).filter((call) => call === "POST /api/user/info")).toHaveLength(1);
  });
}
