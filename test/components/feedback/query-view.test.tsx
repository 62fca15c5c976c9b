import { MantineProvider } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { act } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { QueryView } from "~/components/feedback/query-view";
import { loadNamespaces } from "~/i18n/translations";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode, waitUntil } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
beforeAll(() => loadNamespaces(["console"]));
stubBrowserForMantine();
isolateRendering();

/** Renders names read from a server that gives these responses in turn. */
async function renderNames(...responses: (readonly string[] | Error)[]) {
  const read = vi.fn(async () => {
    const response = responses.shift();
    if (response instanceof Error) throw response;
    return response ?? [];
  });
  function Names() {
    const query = useQuery({ queryKey: ["names"], queryFn: read });
    return (
      <QueryView query={query} skeleton={<p>wait</p>} isEmpty={(names) => names.length === 0}>
        {(names) => names.map((name) => <p key={name}>{name}</p>)}
      </QueryView>
    );
  }
  const container = await renderNode(
    <MantineProvider>
      <section>
        <Names />
      </section>
    </MantineProvider>,
  );
  const texts = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  const retry = () => [...container.querySelectorAll("button")].find(({ textContent }) => textContent === "重试");
  return { read, container, texts, retry };
}

test("shows the skeleton until the data arrives", async () => {
  const { texts } = await renderNames(["Ann"]);
  await waitUntil(() => expect(texts()).toEqual(["Ann"]));
});

test("shows that there is nothing", async () => {
  const { container } = await renderNames([]);
  await waitUntil(() => expect(container.textContent).toContain("暂无数据"));
});

test("shows what went wrong, and loads the data on 重试", async () => {
  const { container, texts, retry } = await renderNames(new Error("down"), ["Ann"]);
  await waitUntil(() => expect(retry()).toBeDefined());
  expect(texts()).toEqual([]);
  act(() => retry()?.click());
  await waitUntil(() => expect(texts()).toEqual(["Ann"]));
  expect(container.querySelector("button")).toBeNull();
});

test("keeps the data shown when a refresh fails, with the failure above it until a retry succeeds", async () => {
  const { texts, retry } = await renderNames(["Ann"], new Error("down"), ["Bo"]);
  await waitUntil(() => expect(texts()).toEqual(["Ann"]));
  await act(() => queryClient.invalidateQueries());
  await waitUntil(() => expect(retry()).toBeDefined());
  expect(texts()).toEqual(["Ann"]);
  retry()?.focus();
  act(() => retry()?.click());
  await waitUntil(() => expect(texts()).toEqual(["Bo"]));
  expect(retry()).toBeUndefined();
  // The button is gone.
  expect(document.activeElement?.tagName).toBe("SECTION");
});

test("fetches failed reads again when the network returns, and only those", async () => {
  const { read, texts, retry } = await renderNames(new Error("down"), ["Ann"]);
  await waitUntil(() => expect(retry()).toBeDefined());
  const networkReturns = () =>
    act(async () => {
      window.dispatchEvent(new Event("offline"));
      window.dispatchEvent(new Event("online"));
    });
  await networkReturns();
  await waitUntil(() => expect(texts()).toEqual(["Ann"]));
  await networkReturns();
  expect(read).toHaveBeenCalledTimes(2);
});
