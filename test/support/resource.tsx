import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Resource } from "~/resource/resource";
import { ResourceContext } from "~/resource/resource-context";
import { wrapper as Providers } from "./render";

/** Renders a hook inside the screen of a resource; `current` returns its latest result. */
export async function renderResourceHook<T>(resource: Resource, useHook: () => T): Promise<{ current: () => T }> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers>
      <ResourceContext.Provider value={resource}>{children}</ResourceContext.Provider>
    </Providers>
  );
  const { result } = renderHook(useHook, { wrapper });
  await act(async () => {});
  return { current: () => result.current };
}
