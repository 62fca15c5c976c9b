import { waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";
import { deferred } from "./deferred";

const workplace = vi.hoisted(() => ({ isRequested: false, held: Promise.resolve() }));
vi.mock("~/routes/workplace/route", async (original) => {
  const route = await original<typeof import("~/routes/workplace/route")>();
  const clientLoader: typeof route.clientLoader = async (args) => {
    workplace.isRequested = true;
    await workplace.held;
    return route.clientLoader(args);
  };
  return { ...route, clientLoader };
});

/** Keeps the workplace from being shown: `isLoading` waits until it was asked for, `show` lets it be. */
export function slowWorkplace() {
  const loaded = deferred<void>();
  workplace.held = loaded.promise;
  workplace.isRequested = false;
  return {
    isLoading: () => waitFor(() => expect(workplace.isRequested).toBe(true)),
    show: () => loaded.resolve(),
  };
}
