import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useDelayedFlag } from "~/lib/loading/use-delayed-flag";
import { isolateRendering } from "../../support/render";

isolateRendering();

/** Half of the delay, in ms. */
const HALF = 150;

/** Each step sets the flag and lets half of the delay pass; returns what it was at the start of each step and its end. */
function flagsOf(...steps: boolean[]): [boolean, boolean][] {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { result, rerender } = renderHook(useDelayedFlag, { initialProps: false });
  return steps.map((flag) => {
    rerender(flag);
    const atStart = result.current;
    act(() => vi.advanceTimersByTime(HALF));
    return [atStart, result.current];
  });
}
const [no, rises, yes] = [
  [false, false],
  [false, true],
  [true, true],
];

test("a wait shows once it is long, and its end at once", () => {
  expect(flagsOf(true, true, true, false)).toEqual([no, rises, yes, no]);
});

test("a wait soon after a long one shows no earlier than any other", () => {
  expect(flagsOf(true, true, false, true, true, true, false)).toEqual([no, rises, no, no, rises, yes, no]);
});

test("short waits one after another do not show, as a long one", () => {
  expect(flagsOf(true, false, true, false, true, true)).toEqual([no, no, no, no, no, rises]);
});
