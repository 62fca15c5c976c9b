import { expect, test } from "vitest";
import { main } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { storeTokenOf } from "../../support/session";
import { blockStorage } from "../../support/storage";
import { expectToast } from "../../support/toasts";

setUpScreens();

test("a browser that stores nothing is told of, with how long login and settings last", async () => {
  storeTokenOf("user");
  blockStorage("setItem");
  await renderScreen("Workplace");
  expect(await main().findByRole("heading", { level: 1, name: /陈思雨/ })).toBeVisible();
  await expectToast("登录和设置只保留到关闭或刷新本页为止");
});
