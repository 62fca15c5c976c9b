import { lazyComponent } from "~/components/loading/lazy-component";

/** Loaded with the first message that is opened. */
export const LazyMessageDialog = lazyComponent(() => import("./message-dialog").then((file) => file.MessageDialog));
