import { createStore } from "~/lib/state/store";

type DemoTools = { reset: (() => Promise<void>) | null };

/** The actions of the demonstration backend; a production build has none. */
export const demoActions = createStore<DemoTools>({ reset: null });
