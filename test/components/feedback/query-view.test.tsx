import { MantineProvider } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { act } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { QueryView } from "~/components/feedback/query-view";
import { loadAreas } from "~/i18n/words";
import { draw, isolateDrawings, settle } from "../../support/draw";
import { withKit } from "../../support/kit";
import { withWords } from "../../support/words";

withWords();
beforeAll(() => loadAreas(["console"]));
withKit();
isolateDrawings();

/** Renders names read from a server that gives these responses in turn. */
async function drawNames(...answers: (readonly string[] | Error)[]) {
  const read = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? [];
  });
  function Names() {
    const query = useQuery({ queryKey: ["names"], queryFn: read });
    return (
      <QueryView query={query} skeleton={<p>wait</p>} isEmpty={(names) => names.length === 0}>
        {(names) => names.map((name) => <p key={name}>{name}</p>)}
      </QueryView>
    );
  }
  const place = await draw(
    <MantineProvider>
      <Names />
    </MantineProvider>,
  );
  const texts = () => [...place.querySelectorAll("p")].map(({ textContent }) => textContent);
  const retry = () => [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "重试");
  return { read, place, texts, retry };
}

test("shows the skeleton until the data arrives", async () => {
  const { texts } = await drawNames(["Ann"]);
  await settle(() => expect(texts()).toEqual(["Ann"]));
});

test("shows that there is nothing", async () => {
  const { place } = await drawNames([]);
  await settle(() => expect(place.textContent).toContain("暂无数据"));
});

test("shows what went wrong, and loads the data on 重试", async () => {
  const { place, texts, retry } = await drawNames(new Error("down"), ["Ann"]);
  await settle(() => expect(retry()).toBeDefined());
  expect(texts()).toEqual([]);
  act(() => retry()?.click());
  await settle(() => expect(texts()).toEqual(["Ann"]));
  expect(place.querySelector("button")).toBeNull();
});

test("keeps the data shown when a refresh fails, with the failure above it until a retry succeeds", async () => {
  const { texts, retry } = await drawNames(["Ann"], new Error("down"), ["Bo"]);
  await settle(() => expect(texts()).toEqual(["Ann"]));
  await act(() => queryClient.invalidateQueries());
  await settle(() => expect(retry()).toBeDefined());
  expect(texts()).toEqual(["Ann"]);
  act(() => retry()?.click());
  await settle(() => expect(texts()).toEqual(["Bo"]));
  expect(retry()).toBeUndefined();
});

test("fetches failed reads again when the network returns, and only those", async () => {
  const { read, texts, retry } = await drawNames(new Error("down"), ["Ann"]);
  await settle(() => expect(retry()).toBeDefined());
  const networkReturns = () =>
    act(async () => {
      window.dispatchEvent(new Event("offline"));
      window.dispatchEvent(new Event("online"));
    });
  await networkReturns();
  await settle(() => expect(texts()).toEqual(["Ann"]));
  await networkReturns();
  expect(read).toHaveBeenCalledTimes(2);
});
