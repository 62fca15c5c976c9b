import { createStore } from "~/lib/state/store";

type DemoTools = { reset: (() => Promise<void>) | null };

/** What the demonstration backend offers; a production build has none and draws nothing for it. */
export const demoActions = createStore<DemoTools>({ reset: null });
