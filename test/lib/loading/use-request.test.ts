import { act, useState } from "react";
import { expect, test, vi } from "vitest";
import { quickAnswers } from "~/lib/loading/answer";
import { begin } from "~/lib/loading/begin";
import { useRequest } from "~/lib/loading/use-request";
import { deferred } from "../../support/deferred";
import { drawHook, isolateDrawings } from "../../support/draw";

isolateDrawings();

test("a late answer to what is no longer asked for is let go, whichever came first", async () => {
  const [chart, table] = [deferred<string>(), deferred<string>()];
  const loads = { chart: () => chart.promise, table: () => table.promise };
  const hook = await drawHook(() => {
    const [view, setView] = useState<"chart" | "table">("chart");
    return { request: useRequest(loads[view]), setView };
  });
  await act(async () => hook.now().setView("table"));
  await act(async () => table.resolve("the table"));
  await act(async () => chart.resolve("the chart"));
  expect(hook.now().request).toMatchObject({ state: "data", data: "the table" });
});

test("asked again, the first answer is not shown for the second", async () => {
  const answers = [deferred<number>(), deferred<number>()];
  let asked = 0;
  const load = () => answers[asked++]?.promise ?? Promise.reject(new Error("asked too often"));
  const hook = await drawHook(() => useRequest(load));
  await act(async () => hook.now().again());
  await act(async () => answers[1]?.resolve(2));
  await act(async () => answers[0]?.resolve(1));
  expect(hook.now()).toMatchObject({ state: "data", data: 2 });
});

test("what has been answered before the first drawing is drawn at once, and once", async () => {
  const call = vi.fn(async () => "rows");
  const load = begin(call, new AbortController().signal);
  await quickAnswers();
  const states: string[] = [];
  const hook = await drawHook(() => {
    const request = useRequest(load);
    states.push(request.state);
    return request;
  });
  expect(new Set(states)).toEqual(new Set(["data"]));
  expect(hook.now()).toMatchObject({ data: "rows" });
  expect(call).toHaveBeenCalledOnce();
});

test("a widget that is drawn anew asks anew", async () => {
  const call = vi.fn(async () => "rows");
  const load = begin(call, new AbortController().signal);
  await quickAnswers();
  await drawHook(() => useRequest(load));
  const states: string[] = [];
  await drawHook(() => states.push(useRequest(load).state));
  expect(states).toEqual(["loading", "data"]);
  expect(call).toHaveBeenCalledTimes(2);
});
