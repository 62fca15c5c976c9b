import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Resource, titleOf } from "~/resource/resource";
import { setTestClock } from "../../support/clock";
import { fill } from "../../support/page-parts";
import { renderResource } from "../../support/render-resource";
import { PAGE, readerOf, readersOf, rowsOf, wordsOf } from "./page";

/** The buttons that change records, by what the list offers. */
const writeButtons = ({ calls }: Resource): RegExp[] => [
  ...(calls.create ? [/^新建$/] : []),
  ...(calls.importRows ? [/^批量导入$/] : []),
  ...(calls.change ? [/^编辑 /] : []),
  ...(calls.remove ? [/^更多操作 /] : []),
];

const labels = () =>
  screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent ?? "");

const someRows = (resource: Resource) => waitFor(() => expect(rowsOf(resource).length).toBeGreaterThan(0));

/** What each role may do: all see a record, but without the permission nothing that changes one is drawn. */
export function describeRights(resource: Resource): void {
  const { calls, actions, prefix } = resource;

  test.each(readersOf(resource))("it lets $role change its records: $writes", async ({ role, writes }) => {
    const { user } = renderResource(resource, { as: role });
    await someRows(resource);
    for (const name of writeButtons(resource)) expect(labels().some((label) => name.test(label))).toBe(writes);
    if (!writes) {
      const words = wordsOf(resource);
      const ofActions = Object.keys(actions).map((name) => `${words.action(name)} `);
      expect(labels().filter((label) => ofActions.some((action) => label.startsWith(action)))).toEqual([]);
      expect(within(screen.getByRole("grid")).queryAllByRole("checkbox")).toEqual([]);
    }
    const [view] = screen.getAllByRole("button", { name: /^查看 / });
    if (!view) throw new Error("No record can be viewed");
    const title = view.getAttribute("aria-label")?.replace("查看 ", "") ?? "";
    await user.click(view);
    expect(await screen.findByRole("dialog")).toHaveTextContent(title);
  });

  const others = readersOf(resource).filter(({ writes }) => !writes);
  if (!calls.create || others.length === 0) return;
  test.each(others)("its address opens no form for $role", async ({ role }) => {
    renderResource(resource, { as: role, at: `?${prefix && `${prefix}.`}new=` });
    await someRows(resource);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
}

/** A form that is left half filled is open again wherever the list is. */
export function describeDrafts(resource: Resource): void {
  const { calls, fields, prefix, title } = resource;
  if (!calls.create || !fields[title]?.form) return;
  const opened = `?${prefix && `${prefix}.`}new=`;

  test("a half-filled new record is still there when it is opened again", async () => {
    const name = new RegExp(`^${wordsOf(resource).context(title).label}`);
    const input = async () => within(await screen.findByRole("dialog")).findByRole("textbox", { name });
    const as = readerOf(resource);
    const { user } = renderResource(resource, { as, at: opened });
    await fill(user, await input(), "半份");
    cleanup();
    // A screen of its own opens the form by itself; a panel stands among others.
    renderResource(resource, { as, at: prefix ? opened : "" });
    expect(await input()).toHaveValue("半份");
  });
}

/** A deletion waits for its undo. */
export function describeDeletion(resource: Resource): void {
  const { calls } = resource;
  if (!calls.remove) return;

  test("a deletion that is undone is never sent", async () => {
    setTestClock();
    const { user } = renderResource(resource, { as: readerOf(resource) });
    await someRows(resource);
    const before = await calls.list({ query: PAGE });
    const [first] = before.list;
    if (!first) throw new Error("There is no record to delete");
    // A whole list has another record in its place on the page.
    const menu = { name: `更多操作 ${titleOf(resource, first)}` };
    await user.click(screen.getByRole("button", menu));
    await user.click(await screen.findByRole("menuitem", { name: "删除" }));
    await waitFor(() => expect(screen.queryByRole("button", menu)).toBeNull());
    await user.click(await screen.findByRole("button", { name: "撤销" }));
    expect(await screen.findByRole("button", menu)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await calls.list({ query: PAGE })).toEqual(before);
  });
}
