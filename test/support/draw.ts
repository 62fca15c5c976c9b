import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, render, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { queryClient } from "~/api/client/query-client";

/** A slow machine is no failure: what never comes is ended by the test's own limit. */
const NEVER_MS = 60_000;

/** For files that draw: nothing is left of it after a test. Called last, it ends before what the file isolates else. */
export function isolateDrawings(): void {
  beforeEach(() => {
    configure({ asyncUtilTimeout: NEVER_MS });
    // What changes outside of `act` would be drawn at a moment that the test does not know.
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });
  afterEach(cleanup);
}

/** Lets what was drawn go on until the check holds. Throws as the check does where it never holds. */
export const settle = (check: () => void): Promise<void> => waitFor(check, { interval: 2 });

/** What everything that reads is drawn in. */
export const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);

/** Draws on the test's page, with what comes at once. */
export async function draw(node: ReactNode): Promise<HTMLElement> {
  const { container } = render(node, { wrapper });
  await act(async () => {});
  return container;
}

/** What a hook gives, at each moment. */
export async function drawHook<T>(useHook: () => T): Promise<{ now: () => T }> {
  const { result } = renderHook(useHook, { wrapper });
  await act(async () => {});
  return { now: () => result.current };
}
