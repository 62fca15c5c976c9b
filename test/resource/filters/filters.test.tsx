import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { loadNamespaces } from "~/i18n/translations";
import { policies } from "~/lists/policies";
import { Filters } from "~/resource/filters/filters";
import { ResourceContext } from "~/resource/resource-context";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateRendering();

beforeAll(() => loadNamespaces(["policies", "resource", "forms", "console"]));

/** Renders the search form; `follow` changes the address. */
async function renderFilters() {
  const onSearch = vi.fn();
  const form = (filters: string) => (
    <MantineProvider>
      <ResourceContext.Provider value={policies}>
        <Filters filters={filters} onSearch={onSearch} />
      </ResourceContext.Provider>
    </MantineProvider>
  );
  const { container, rerender } = render(form(""));
  await act(async () => {});
  return {
    onSearch,
    follow: (filters: string) => act(async () => rerender(form(filters))),
    submit: () => act(async () => container.querySelector("form")?.requestSubmit()),
  };
}
const day = () => {
  const input = within(screen.getByRole("group")).getAllByRole("textbox")[0];
  if (!(input instanceof HTMLInputElement)) throw new Error("No day can be typed");
  return input;
};
const type = (value: string) => act(async () => fireEvent.change(day(), { target: { value } }));

test("an address that lags behind the form does not overwrite what was typed since", async () => {
  const { onSearch, follow, submit } = await renderFilters();
  await type("2026/8/5");
  await submit();
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ createdFrom: "2026-08-05" }));
  await type("2026-09-0");
  await follow("createdFrom=2026-08-05");
  expect(day().value).toBe("2026-09-0");
});

test("a changed address is shown in the form, also after a search", async () => {
  const { follow, submit } = await renderFilters();
  await type("2026-08-05");
  await submit();
  await follow("createdFrom=2026-08-05");
  await follow("");
  expect(day().value).toBe("");
  await follow("createdFrom=2026-08-05");
  expect(day().value).toBe("2026-08-05");
});

test("a condition that is removed elsewhere empties its own field, and leaves what is typed into the others", async () => {
  const { onSearch, follow, submit } = await renderFilters();
  const textOf = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  const typeInto = (name: string, value: string) =>
    act(async () => fireEvent.change(textOf(name), { target: { value } }));
  await follow("name=a&createdFrom=2026-08-05");
  await typeInto("集合编号", "not searched for");
  await follow("createdFrom=2026-08-05");
  expect([textOf("集合名称").value, textOf("集合编号").value, day().value]).toEqual([
    "",
    "not searched for",
    "2026-08-05",
  ]);
  await follow("");
  expect([textOf("集合编号").value, day().value]).toEqual(["not searched for", ""]);
  await submit();
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ number: "not searched for" }));
});

test("a search with a wrong value in a folded field unfolds it, with the focus on it", async () => {
  const { onSearch, submit } = await renderFilters();
  await type("2026-02-31");
  await act(async () => screen.getByRole("button", { name: "收起" }).click());
  screen.getByRole("button", { name: "展开", expanded: false });
  await submit();
  expect(onSearch).not.toHaveBeenCalled();
  screen.getByRole("button", { name: "收起", expanded: true });
  expect(document.activeElement).toBe(day());
});
