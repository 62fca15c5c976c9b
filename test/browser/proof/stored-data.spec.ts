import { pathTo } from "~/navigation/paths";
import { test } from "../fixtures";

/** Each must fail its test, since it is not on the allow-list of stored-data.ts. */
const UNEXPECTED: [what: string, store: () => unknown][] = [
  ["an unknown key", () => localStorage.setItem("cache", "{}")],
  ["a tab's key where all tabs see it", () => localStorage.setItem("open-tabs", "")],
  ["an answer's fields among the recent screens", () => localStorage.setItem("recent-screens", '[{"token":"x"}]')],
  ["a password in a draft", () => sessionStorage.setItem("form-drafts", '[{"values":{"password":"x"}}]')],
  ["a cookie", () => Object.assign(document, { cookie: "a=b" })],
  ["a database", () => new Promise((done) => Object.assign(indexedDB.open("own"), { onsuccess: done }))],
  ["a cache", () => caches.open("own")],
];
for (const [what, store] of UNEXPECTED) {
  test.fail(`a test fails by itself when the browser stores ${what}`, async ({ page, open }) => {
    await open(pathTo("Login"));
    await page.evaluate(`Promise.resolve((${store})()).then(() => {})`);
  });
}
