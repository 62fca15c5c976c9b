import { act } from "react";
import { expect, test } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { createStore } from "~/lib/state/store";
import { useStore } from "~/lib/state/use-store";
import { policies } from "~/lists/policies";
import { pageQuery } from "~/resource/data/page-query";
import { usePage } from "~/resource/list/use-page";
import type { Page, Search } from "~/resource/resource";
import { deferred } from "../support/deferred";
import { isolateRendering, waitUntil } from "../support/render";
import { renderResourceHook } from "../support/resource";

isolateRendering();

const searchOf = (current: number): Search => ({ current, pageSize: 10 });
const pageOf = (total: number): Page => ({ list: [], total });

/** Renders the hook at page 1 of a list of 30, and reads other pages with controlled responses. */
async function renderPages() {
  const address = createStore({ search: searchOf(1) });
  queryClient.setQueryData(pageQuery(policies, searchOf(1)).queryKey, pageOf(30));
  const hook = await renderResourceHook(policies, () => usePage(useStore(address, ({ search }) => search)));
  /** Prefetches a page as the loader does. */
  const prefetch = (current: number) => {
    const response = deferred<Page>();
    const { queryKey } = pageQuery(policies, searchOf(current));
    queryClient.prefetchQuery({ queryKey, queryFn: () => response.promise, staleTime: 0 });
    return response;
  };
  const setAddress = (current: number) => act(async () => address.set({ search: searchOf(current) }));
  const go = async (current: number) => {
    const response = prefetch(current);
    await setAddress(current);
    return response;
  };
  const state = () => {
    const { data: shown, error, isFetching } = hook.current();
    return { page: shown?.search.current, total: shown?.page.total, error: error?.message, isFetching };
  };
  return { prefetch, setAddress, go, state };
}

test("keeps the rows with their own search until the next page has loaded", async () => {
  const { go, state } = await renderPages();
  expect(state()).toEqual({ page: 1, total: 30, error: undefined, isFetching: false });
  const second = await go(2);
  expect(state()).toEqual({ page: 1, total: 30, error: undefined, isFetching: true });
  second.resolve(pageOf(29));
  await waitUntil(() => expect(state()).toEqual({ page: 2, total: 29, error: undefined, isFetching: false }));
});

test("shows what is written to the rows while the next page is awaited", async () => {
  const { go, state } = await renderPages();
  await go(2);
  await act(async () => {
    queryClient.setQueryData(pageQuery(policies, searchOf(1)).queryKey, pageOf(29));
  });
  expect(state()).toEqual({ page: 1, total: 29, error: undefined, isFetching: true });
});

test("keeps the rows when the next page fails, and going back removes the failure", async () => {
  const { go, state } = await renderPages();
  const second = await go(2);
  second.reject(new Error("down"));
  await waitUntil(() => expect(state()).toEqual({ page: 1, total: 30, error: "down", isFetching: false }));
  const first = await go(1);
  expect(state()).toEqual({ page: 1, total: 30, error: undefined, isFetching: true });
  first.resolve(pageOf(28));
  await waitUntil(() => expect(state()).toEqual({ page: 1, total: 28, error: undefined, isFetching: false }));
});

test("keeps the rows when reloading the same page fails", async () => {
  const { go, state } = await renderPages();
  const again = await go(1);
  again.reject(new Error("down"));
  await waitUntil(() => expect(state()).toEqual({ page: 1, total: 30, error: "down", isFetching: false }));
});

test("a page that was loaded before the address changes is shown at once and not loaded again", async () => {
  const { prefetch, setAddress, state } = await renderPages();
  prefetch(2).resolve(pageOf(29));
  await waitUntil(() => expect(queryClient.isFetching()).toBe(0));
  await setAddress(2);
  expect(state()).toEqual({ page: 2, total: 29, error: undefined, isFetching: false });
});

test("a page that was shown before is shown at once while it is loaded again", async () => {
  const { go, state } = await renderPages();
  (await go(2)).resolve(pageOf(30));
  await waitUntil(() => expect(state().page).toBe(2));
  const first = await go(1);
  expect(state()).toEqual({ page: 1, total: 30, error: undefined, isFetching: true });
  first.resolve(pageOf(27));
  await waitUntil(() => expect(state()).toEqual({ page: 1, total: 27, error: undefined, isFetching: false }));
});

test("the same page has the search of its latest address, which leads to the last page once that is gone", async () => {
  const latest = createStore({ search: searchOf(1) });
  queryClient.setQueryData(pageQuery(policies, searchOf(1)).queryKey, pageOf(30));
  const { current } = await renderResourceHook(policies, () => usePage(useStore(latest, ({ search }) => search)));
  const again = searchOf(1);
  await act(async () => latest.set({ search: again }));
  expect(current().data?.search).toBe(again);
});
