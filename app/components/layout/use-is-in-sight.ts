import { useCallback, useLayoutEffect, useRef } from "react";
import { useIsLeaving } from "./use-is-leaving";

/**
 * Whether the component is on the page and its screen is not being left, to be asked when a response comes. `isOpen`: of a
 * dialog that stays mounted while it is closed.
 */
export function useIsInSight(isOpen = true): () => boolean {
  const isLeaving = useIsLeaving();
  const isInSight = useRef(false);
  // Other effects are cleaned up some time after the component has gone from the page, perhaps after the response.
  useLayoutEffect(() => {
    isInSight.current = isOpen && !isLeaving;
    return () => {
      isInSight.current = false;
    };
  }, [isOpen, isLeaving]);
  return useCallback(() => isInSight.current, []);
}
