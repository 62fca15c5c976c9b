import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { firstResponse, prefetch, queryClient } from "~/api/client/query-client";
import { deferred, flushPromises } from "../../support/deferred";

const HALF_AN_HOUR_MS = 30 * 60_000;
const queryKey = ["probe"];
const stays = () => new AbortController().signal;

/** What mounts and unmounts with the console: the client then hears of the network and of the window. */
function mountClient() {
  queryClient.mount();
  onTestFinished(() => queryClient.unmount());
}

/** Mounts a component that reads. */
function mountReader(queryFn: () => Promise<string>) {
  onTestFinished(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {}));
}

/** Tells the client that the network is gone. */
function goOffline() {
  window.dispatchEvent(new Event("offline"));
  onTestFinished(() => void window.dispatchEvent(new Event("online")));
}

const returnToNetwork = () => {
  goOffline();
  window.dispatchEvent(new Event("online"));
};

const fails = () => vi.fn(() => Promise.reject(new Error("down")));
const succeeds = () => vi.fn(() => Promise.resolve("data"));

describe("a mounted read", () => {
  test.each([
    ["that failed is read again", fails, 2],
    ["that succeeded is not read again", succeeds, 1],
  ])("%s when the network returns", async (_, answer, count) => {
    mountClient();
    const queryFn = answer();
    mountReader(queryFn);
    await flushPromises();
    expect(queryFn).toHaveBeenCalledOnce();
    returnToNetwork();
    await flushPromises();
    expect(queryFn).toHaveBeenCalledTimes(count);
  });

  test.each<[string, (queryFn: () => Promise<string>) => unknown]>([
    ["the network returns", returnToNetwork],
    ["the window is looked at", () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))],
    ["another component mounts", mountReader],
  ])("that is out of date is not read again when %s", async (_, happens) => {
    mountClient();
    const queryFn = succeeds();
    mountReader(queryFn);
    await flushPromises();
    queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    happens(queryFn);
    await flushPromises();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test("that fails is not repeated by itself", async () => {
    vi.useFakeTimers();
    const queryFn = fails();
    mountReader(queryFn);
    await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS);
    expect(queryFn).toHaveBeenCalledOnce();
    expect(queryClient.getQueryState(queryKey)?.status).toBe("error");
  });
});

test("a component does not repeat the read of its loader, whether that succeeded or failed", async () => {
  for (const queryFn of [succeeds(), fails()]) {
    queryClient.clear();
    prefetch({ queryKey, queryFn }, stays());
    await flushPromises();
    mountReader(queryFn);
    await flushPromises();
    expect(queryFn).toHaveBeenCalledOnce();
  }
});

test("a call without a network is sent all the same, so that it fails at once", async () => {
  mountClient();
  goOffline();
  const [read, write] = [fails(), fails()];
  mountReader(read);
  const outcome = new MutationObserver(queryClient, { mutationFn: write }).mutate().catch(() => "failed");
  await flushPromises();
  expect(read).toHaveBeenCalledOnce();
  expect(write).toHaveBeenCalledOnce();
  expect(await outcome).toBe("failed");
});

test("data that nothing shows stays for half an hour", async () => {
  vi.useFakeTimers();
  await queryClient.fetchQuery({ queryKey, queryFn: succeeds() });
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS - 1);
  expect(queryClient.getQueryData(queryKey)).toBe("data");
  await vi.advanceTimersByTimeAsync(1);
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

test("a finished write is forgotten, with what its form held", async () => {
  vi.useFakeTimers();
  await queryClient.getMutationCache().build(queryClient, { mutationFn: succeeds() }).execute(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

describe("the end of a navigation", () => {
  test("cancels the read that it has started, and none whose key begins alike", async () => {
    const navigation = new AbortController();
    const queryFn = () => deferred<string>().promise;
    prefetch({ queryKey: [...queryKey, "detail"], queryFn }, stays());
    prefetch({ queryKey, queryFn }, navigation.signal);
    navigation.abort();
    await flushPromises();
    expect(queryClient.getQueryState(queryKey)?.fetchStatus).toBe("idle");
    expect(queryClient.getQueryState([...queryKey, "detail"])?.fetchStatus).toBe("fetching");
  });

  test("leaves what was read before, and no failure", async () => {
    queryClient.setQueryData(queryKey, "old");
    const navigation = new AbortController();
    prefetch({ queryKey, queryFn: () => deferred<string>().promise }, navigation.signal);
    navigation.abort();
    await flushPromises();
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ status: "success", data: "old", error: null });
  });
});

describe("the first response", () => {
  /** Whether it is there by now. */
  function awaitFirst() {
    const seen = vi.fn();
    firstResponse().then(seen);
    return async () => {
      await flushPromises();
      return seen.mock.calls.length > 0;
    };
  }

  /** Starts a read, which the test answers. */
  function startRead(name: string) {
    const response = deferred<string>();
    prefetch({ queryKey: [...queryKey, name], queryFn: () => response.promise }, stays());
    return response;
  }

  test("is not waited for where nothing is read", async () => {
    queryClient.setQueryData(queryKey, "data");
    expect(await awaitFirst()()).toBe(true);
  });

  test.each<[string, (response: ReturnType<typeof startRead>) => void]>([
    ["is answered", ({ resolve }) => resolve("data")],
    ["fails", ({ reject }) => reject(new Error("down"))],
    ["is removed", () => queryClient.removeQueries({ queryKey })],
  ])("is there once a read that is under way %s", async (_, end) => {
    const response = startRead("a");
    const isThere = awaitFirst();
    expect(await isThere()).toBe(false);
    end(response);
    expect(await isThere()).toBe(true);
  });

  test("is not waited for once the only read, which is the first, is cancelled with its navigation", async () => {
    const navigation = new AbortController();
    prefetch({ queryKey, queryFn: () => deferred<string>().promise }, navigation.signal);
    const isThere = awaitFirst();
    expect(await isThere()).toBe(false);
    navigation.abort();
    expect(await isThere()).toBe(true);
  });

  test("is that of any of the reads, and not that another one starts, whether of new data or of old", async () => {
    startRead("a");
    queryClient.setQueryData([...queryKey, "old"], "data");
    const isThere = awaitFirst();
    startRead("b");
    expect(await isThere()).toBe(false);
    const refresh = startRead("old");
    expect(await isThere()).toBe(false);
    refresh.resolve("data");
    expect(await isThere()).toBe(true);
  });
});
