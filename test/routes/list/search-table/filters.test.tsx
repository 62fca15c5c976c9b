import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadAreas } from "~/i18n/words";
import { Filters } from "~/routes/list/search-table/filters";
import { withKit } from "../../../support/kit";
import { withWords } from "../../../support/words";

withWords();
withKit();

const place = document.createElement("div");
let root: ReturnType<typeof createRoot>;
const onSearch = vi.fn();

beforeAll(() => loadAreas(["policies", "console"]));
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onSearch.mockClear();
  root = createRoot(document.body.appendChild(place));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

/** The search form of an address with these filters. */
const draw = (filters: string) =>
  act(async () =>
    root.render(
      <MantineProvider>
        <Filters filters={filters} onSearch={onSearch} />
      </MantineProvider>,
    ),
  );
const day = () => {
  const input = place.querySelector("[role=group] input");
  if (!(input instanceof HTMLInputElement)) throw new Error("No day can be typed");
  return input;
};
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(day(), text);
    day().dispatchEvent(new Event("input", { bubbles: true }));
  });
const submit = () => act(async () => place.querySelector("form")?.requestSubmit());

test("an address that follows the form late leaves what was typed since", async () => {
  await draw("");
  await type("2026/8/5");
  await submit();
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ createdFrom: "2026-08-05" }));
  await type("2026-09-0");
  await draw("createdFrom=2026-08-05");
  expect(day().value).toBe("2026-09-0");
});

test("an address that changes by itself is shown, also after a search", async () => {
  await draw("");
  await type("2026-08-05");
  await submit();
  await draw("createdFrom=2026-08-05");
  await draw("");
  expect(day().value).toBe("");
  await draw("createdFrom=2026-08-05");
  expect(day().value).toBe("2026-08-05");
});
