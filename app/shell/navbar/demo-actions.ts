import { createStore } from "~/lib/state/store";

type DemoActions = { reset: (() => Promise<void>) | null };

/** The actions of the demonstration backend; a production build has none. */
export const demoActions = createStore<DemoActions>({ reset: null });
