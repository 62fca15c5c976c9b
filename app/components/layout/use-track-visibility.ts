import { useCallbackRef } from "@mantine/hooks";
import { useIsLeaving } from "~/lib/page/is-leaving";
import { useAbortOnUnmount } from "~/lib/page/use-abort-on-unmount";

/**
 * To be called when something is sent; what it returns says, when the response comes, whether the component is on the page
 * and its screen is not being left. `isOpen`: of a dialog that stays mounted while it is closed.
 */
export function useTrackVisibility(isOpen = true): () => () => boolean {
  const isLeaving = useIsLeaving();
  const isStaying = useCallbackRef(() => isOpen && !isLeaving);
  const mounted = useAbortOnUnmount();
  return () => {
    mounted.current ??= new AbortController();
    const { signal } = mounted.current;
    return () => isStaying() && !signal.aborted;
  };
}
