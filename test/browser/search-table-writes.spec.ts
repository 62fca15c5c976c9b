import { expect, type Page, test } from "./fixtures";
import { bulkActions, PATH, rows, total } from "./search-table";
import { heading } from "./support";

/** Holds back the timers without a delay until the returned function is called. */
async function holdTimers(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const original = window.setTimeout;
    const runs: (() => void)[] = [];
    const hold = (run: () => void, ms = 0) => (ms > 0 ? original(run, ms) : runs.push(run));
    Object.assign(window, { setTimeout: hold });
    return { original, runs };
  });
  return () =>
    held.evaluate(({ original, runs }) => {
      Object.assign(window, { setTimeout: original });
      for (const run of runs) run();
    });
}

test("an undone deletion never reaches the server; any other does, also after leaving the screen or the page", async ({
  page,
  open,
  backend,
}) => {
  await page.clock.install();
  await open(PATH, { as: "admin" });
  const receivedDeletions = () => backend.requests.filter(({ method }) => method === "DELETE");
  const first = rows(page)
    .first()
    .getByRole("button", { name: /^更多操作/ });
  const deleteFirst = async () => {
    await first.press("Enter");
    await page.getByRole("menuitem", { name: "删除" }).press("Enter");
  };
  // A menu that took the focus in a timer would take it late on a busy machine.
  const bringTimers = await holdTimers(page);
  await deleteFirst();
  await expect(rows(page)).toHaveCount(9);
  const undo = page.getByRole("button", { name: "撤销" });
  await expect(undo).toBeVisible();
  await expect(first).toBeFocused();
  await bringTimers();
  await expect(first).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(rows(page)).toHaveCount(10);
  await expect(undo).toBeHidden();
  // The time for undoing passes without a request.
  await page.clock.fastForward(5000);
  expect(receivedDeletions()).toEqual([]);

  await rows(page).nth(0).getByRole("checkbox").check();
  await rows(page).nth(1).getByRole("checkbox").check();
  await bulkActions(page).getByRole("button", { name: "删除" }).click();
  await page.getByRole("dialog", { name: "删除集合" }).getByRole("button", { name: "删除" }).click();
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole("link", { name: "卡片列表" }).click();
  await expect(heading(page, "卡片列表")).toBeVisible();
  expect(receivedDeletions()).toEqual([]);
  await page.clock.fastForward(5000);
  await expect.poll(() => receivedDeletions().length).toBe(1);
  expect(JSON.parse(receivedDeletions()[0]?.body ?? "{}").ids).toEqual([55, 54]);
  await page.goBack();
  await expect(total(page)).toHaveText("共 53 条");

  // No time passes before the page is left.
  await deleteFirst();
  await expect(total(page)).toHaveText("共 52 条");
  expect(receivedDeletions()).toHaveLength(1);
  await page.goto("about:blank");
  await expect.poll(() => receivedDeletions().length).toBe(2);
});
