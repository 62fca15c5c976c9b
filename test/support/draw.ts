import { act, createElement, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

const TURN_MS = 2;
const MOST_TURNS = 500;

const drawn: { root: Root; place: HTMLElement }[] = [];

/** For files that draw: nothing is left of it after a test. Called last, it ends before what the file isolates else. */
export function isolateDrawings(): void {
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });
  afterEach(() => {
    for (const { root, place } of drawn.splice(0)) {
      act(() => root.unmount());
      place.remove();
    }
  });
}

/** Lets what was drawn go on until the check holds. Throws as the check does where it never holds. */
export async function settle(check: () => void): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, TURN_MS)));
    try {
      return check();
    } catch {
      // Not yet.
    }
  }
  check();
}

/** Draws on the test's page. */
export async function draw(node: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  drawn.push({ root, place });
  await act(async () => root.render(node));
  return place;
}

/** What a hook gives, at each moment. */
export async function drawHook<T>(useHook: () => T): Promise<{ now: () => T }> {
  let latest: T | undefined;
  await draw(
    createElement(function Probe() {
      latest = useHook();
      return null;
    }),
  );
  return {
    now() {
      if (latest === undefined) throw new Error("The hook gave nothing");
      return latest;
    },
  };
}
