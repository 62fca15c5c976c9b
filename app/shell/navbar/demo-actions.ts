import type { ComponentType } from "react";
import { createStore } from "~/lib/state/store";

/** What the account menu has in the demonstration only, so that no other build contains it. */
export type DemoActions = {
  Item: ComponentType<{ onClick: () => void }>;
  Dialog: ComponentType<{ opened: boolean; close: () => void }>;
  /** Resets the demonstration's records. */
  reset: () => Promise<unknown>;
};

export const demoActions = createStore<{ current: DemoActions | null }>({ current: null });
