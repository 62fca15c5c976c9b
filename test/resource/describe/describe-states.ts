import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { filtersOf } from "~/resource/address/search";
import type { Page, Resource } from "~/resource/resource";
import { deferred } from "../../support/deferred";
import { renderResource } from "../../support/render-resource";
import { startSessionAs } from "../../support/session";
import { expectRows, PAGE, readerOf, rowsOf, wordsOf } from "./page";

const NOTHING: Page = { list: [], total: 0 };

/** Lets a list wait for its response. */
function holdBack({ calls, whole }: Resource, until: Promise<void>): void {
  const { list } = calls;
  const { load } = whole ?? {};
  vi.spyOn(calls, "list").mockImplementation((input) => until.then(() => list(input)));
  if (whole && load) vi.spyOn(whole, "load").mockImplementation((input) => until.then(() => load(input)));
}

function respondNothing({ calls, whole }: Resource): void {
  vi.spyOn(calls, "list").mockResolvedValue(NOTHING);
  if (whole) vi.spyOn(whole, "toRows").mockReturnValue([]);
}

const failOnce = ({ calls, whole }: Resource) =>
  (whole ? vi.spyOn(whole, "load") : vi.spyOn(calls, "list")).mockRejectedValueOnce(new Error("broken"));

/** Reads the first page, so that a test knows what will be shown. */
async function firstPage(resource: Resource) {
  startSessionAs(readerOf(resource));
  const { list } = await resource.calls.list({ query: PAGE });
  return list.slice(0, PAGE.pageSize);
}

/** An address with one condition of a list that has filters. */
function someCondition(resource: Resource): string | null {
  const [first] = filtersOf(resource);
  if (!first) return null;
  const { name, keys, filter } = first;
  const texts = [...(resource.fields[name]?.options ?? []), "2026-01-01", "1", "true"];
  const condition = texts.find((text) => filter.read(keys.map(() => text))[0] !== undefined);
  const start = resource.prefix && `${resource.prefix}.`;
  return `?${new URLSearchParams({ [`${start}${keys[0]}`]: condition ?? "" })}`;
}

/** What a list shows: on its way, rows, nothing, nothing that matches, or a failure. */
export function describeStates(resource: Resource): void {
  const as = readerOf(resource);

  test("it shows that its rows are on their way, and then every field of them", async () => {
    const rows = await firstPage(resource);
    const answer = deferred<void>();
    holdBack(resource, answer.promise);
    renderResource(resource, { as });
    await waitFor(() => expect(document.querySelector("[data-skeleton]")).not.toBeNull());
    expect(rowsOf(resource)).toEqual([]);
    answer.resolve();
    await expectRows(resource, rows.length);
    expect(document.querySelector("[data-skeleton]")).toBeNull();
    const words = wordsOf(resource);
    const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    const [first] = rowsOf(resource);
    for (const [name, { column }] of Object.entries(resource.fields)) {
      if (column) expect(headers).toContainEqual(expect.stringContaining(words.context(name).label));
    }
    expect(first).toHaveTextContent(String(rows[0]?.[resource.title]));
  });

  test("it says that it is empty", async () => {
    respondNothing(resource);
    renderResource(resource, { as });
    expect(await screen.findByText(`还没有${wordsOf(resource).entity.entities}`)).toBeVisible();
  });

  test("it says that it has failed, and shows its rows when they are read again", async () => {
    const rows = await firstPage(resource);
    failOnce(resource);
    const { user } = renderResource(resource, { as });
    await user.click(await screen.findByRole("button", { name: "重试" }));
    await expectRows(resource, rows.length);
    expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
  });

  const condition = someCondition(resource);
  if (condition === null) return;
  test("it says that nothing matches, and takes the condition away", async () => {
    respondNothing(resource);
    const { user, query } = renderResource(resource, { as, at: condition });
    expect(await screen.findByText(`没有符合条件的${wordsOf(resource).entity.entities}`)).toBeVisible();
    const clear = screen.getAllByRole("button", { name: "清除筛选" }).at(-1);
    if (clear) await user.click(clear);
    expect(await screen.findByText(`还没有${wordsOf(resource).entity.entities}`)).toBeVisible();
    expect(query()).toBe("");
  });
}
