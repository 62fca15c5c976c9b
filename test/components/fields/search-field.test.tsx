import { MantineProvider } from "@mantine/core";
import { act, useState } from "react";
import { expect, test } from "vitest";
import { SearchField } from "~/components/fields/search-field";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode, waitUntil } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

stubBrowserForMantine();
isolateRendering();
setUpTranslations();

/** A field whose search is trimmed by its owner, as in an address. */
async function renderField() {
  const searches: string[] = [];
  let show: (search: string) => void = () => {};
  function Searched() {
    const [search, setSearch] = useState("");
    show = setSearch;
    const typeText = (text: string) => {
      searches.push(text);
      setSearch(text.trim());
    };
    return <SearchField label="Search" clearLabel="Clear" value={search} onSearch={typeText} />;
  }
  const container = await renderNode(
    <MantineProvider env="test" forceColorScheme="light">
      <Searched />
    </MantineProvider>,
  );
  const input = container.querySelector("input");
  if (!input) throw new Error("There is no field");
  const type = (text: string, isComposing = false) =>
    act(async () => {
      // React tracks the value through the element's own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing }));
    });
  return { input, searches, type, show: (search: string) => act(async () => show(search)) };
}

test("keeps the text as it is typed, and is replaced by a search from elsewhere", async () => {
  const { input, searches, type, show } = await renderField();
  await type("漏斗 ");
  await waitUntil(() => expect(searches).toEqual(["漏斗 "]));
  expect(input.value).toBe("漏斗 ");
  await show("资源");
  expect(input.value).toBe("资源");
  await show("");
  expect(input.value).toBe("");
});

test("does not search while an input method is composing", async () => {
  const { input, searches, type } = await renderField();
  await type("lou'd", true);
  await type("漏斗", true);
  await act(async () => {
    input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  });
  await waitUntil(() => expect(searches).toEqual(["漏斗"]));
});
