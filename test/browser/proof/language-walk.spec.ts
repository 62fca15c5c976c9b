import { expect, type Page, test } from "../fixtures";
import { answering, FAILED_CALL, logInButton, mainMenu, wordsOf } from "../support";

const ENGLISH = { "arco-locale": "en-US" };
const HAN = /\p{Script=Han}/u;
/** `frame.menu`, `login:submit`: a word that is missing shows as its key. */
const KEY = /^(?:[a-z]+:)?[a-z]\w*(?:\.\w+)+$|^[a-z]+:\w/i;
/** Each language calls itself by its own name. */
const OWN_NAMES = /简体中文/g;

const SCREENS = [
  ["/workplace", "/list/search-table", "/list/card", "/form/step", "/form/group", "/profile/basic", "/result/success"],
  ["/result/error", "/exception/403", "/exception/404", "/exception/500", "/user/info", "/user/setting", "/message"],
  ["/no/such/screen"],
].flat();

const rawKeys = async (page: Page) => (await wordsOf(page)).filter((text) => KEY.test(text));
const ours = async (page: Page) => (await wordsOf(page)).map((text) => text.replace(OWN_NAMES, ""));
const chinese = async (page: Page) => (await ours(page)).filter((text) => HAN.test(text));

/** What the screens of today take from the backend, without Chinese. */
const ENGLISH_USER = answering({ name: "Ann Lee", role: "admin" });
const ENGLISH_VISITS = answering([{ name: "Home page", visits: 12345678, growth: -3.5 }]);
const ENGLISH_POPULAR = answering([{ key: 1, title: "A title", clickNumber: 1234567, increases: 5 }]);

test("English speaks English alone, and no key", async ({ page, open, backend }) => {
  backend.faults.set("POST /api/user/info", ENGLISH_USER);
  backend.faults.set("POST /api/user/visits", ENGLISH_VISITS);
  backend.faults.set("GET /api/popular/list", ENGLISH_POPULAR);
  await open("/login", { stored: ENGLISH });
  const submit = page.getByRole("button", { name: "Log in", exact: true });
  await submit.click();
  await page.getByRole("tab", { name: "Phone" }).click();
  await submit.click();
  await expect(page.getByText("Phone number must not be empty")).toBeVisible();
  expect([await chinese(page), await rawKeys(page)]).toEqual([[], []]);

  await open("/exception/404", { as: "admin", stored: ENGLISH });
  for (const path of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path === "/workplace") {
        await expect(page.getByText("12,345,678")).toBeVisible();
        await expect(page.getByRole("img", { name: /Line chart/ })).toBeVisible();
      }
      expect([await chinese(page), await rawKeys(page)]).toEqual([[], []]);
    });
  }
  await page.getByRole("button", { name: "Account menu: Ann Lee" }).click();
  await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
  expect([await chinese(page), await rawKeys(page)]).toEqual([[], []]);
});

test("a failure of the network and an empty list in English", async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  backend.faults.set("POST /api/user/info", ENGLISH_USER);
  backend.faults.set("POST /api/user/visits", { kind: "drop" });
  backend.faults.set("GET /api/content-data", { kind: "html" });
  backend.faults.set("GET /api/popular/list", answering([]));
  await open("/workplace", { as: "admin", stored: ENGLISH });
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(2);
  await expect(page.getByText("No data yet")).toBeVisible();
  expect([await chinese(page), await rawKeys(page)]).toEqual([[], []]);
});

test("Chinese shows no key either", async ({ page, open }) => {
  await open("/login");
  await logInButton(page).click();
  await expect(page.getByText("用户名不能为空")).toBeVisible();
  expect(await rawKeys(page)).toEqual([]);
  await open("/exception/404", { as: "admin" });
  for (const path of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(mainMenu(page)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await rawKeys(page)).toEqual([]);
    });
  }
});
