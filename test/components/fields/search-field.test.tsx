import { MantineProvider } from "@mantine/core";
import { act, useState } from "react";
import { expect, test } from "vitest";
import { SearchField } from "~/components/fields/search-field";
import { draw, isolateDrawings, settle } from "../../support/draw";
import { withKit } from "../../support/kit";

withKit();
isolateDrawings();

/** A field whose search is trimmed by its owner, as in an address. */
async function drawField() {
  const searches: string[] = [];
  let show: (search: string) => void = () => {};
  function Searched() {
    const [search, setSearch] = useState("");
    show = setSearch;
    const take = (text: string) => {
      searches.push(text);
      setSearch(text.trim());
    };
    return <SearchField label="Search" clearLabel="Clear" value={search} onSearch={take} />;
  }
  const place = await draw(
    <MantineProvider env="test" forceColorScheme="light">
      <Searched />
    </MantineProvider>,
  );
  const input = place.querySelector("input");
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
  const { input, searches, type, show } = await drawField();
  await type("漏斗 ");
  await settle(() => expect(searches).toEqual(["漏斗 "]));
  expect(input.value).toBe("漏斗 ");
  await show("资源");
  expect(input.value).toBe("资源");
  await show("");
  expect(input.value).toBe("");
});

test("does not search while an input method is composing", async () => {
  const { input, searches, type } = await drawField();
  await type("lou'd", true);
  await type("漏斗", true);
  await act(async () => {
    input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  });
  await settle(() => expect(searches).toEqual(["漏斗"]));
});
