import "@testing-library/jest-dom/vitest";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, render, renderHook, screen, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { queryClient } from "~/api/client/query-client";

/** A slow machine must not fail a test: only the test's own time-out ends a wait. */
const NO_TIMEOUT_MS = 60_000;

/** For files that search the page. Call it after what cleans up, so that a failed test still has its page. */
export function configureQueries(): void {
  beforeAll(() => {
    // A query that waits would print the page at each of its attempts, 6 % of the time of these tests.
    const getElementError = (message: string | null) => new Error(message ?? "");
    configure({ asyncUtilTimeout: NO_TIMEOUT_MS, getElementError });
  });
  afterEach(({ task }) => {
    if (task.result?.state === "fail") screen.debug();
  });
}

/**
 * For files that render: unmounts everything after each test. Call it last, so that its cleanup runs before that of
 * other helpers.
 */
export function isolateRendering(): void {
  beforeEach(() => {
    // Updates outside of `act` would be rendered at an unknown moment.
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });
  afterEach(cleanup);
  configureQueries();
}

/** Waits until the check passes, and throws its error if it never does. */
export const waitUntil = (check: () => void): Promise<void> => waitFor(check, { interval: 2 });

/** The providers that queries need. */
export const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);

/** Renders a node and what its first effects cause. */
export async function renderNode(node: ReactNode): Promise<HTMLElement> {
  const { container } = render(node, { wrapper });
  await act(async () => {});
  return container;
}

/** Renders a hook within these providers; `current` returns its latest result. */
export async function renderTestHook<T>(useHook: () => T, providers = wrapper): Promise<{ current: () => T }> {
  const { result } = renderHook(useHook, { wrapper: providers });
  await act(async () => {});
  return { current: () => result.current };
}
