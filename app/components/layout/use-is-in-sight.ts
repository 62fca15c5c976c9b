import { useCallback, useEffect, useRef } from "react";
import { useIsLeaving } from "./use-is-leaving";

/** Whether the component is on the page and its screen is not being left, to be asked when a response comes. */
export function useIsInSight(): () => boolean {
  const isLeaving = useIsLeaving();
  const isInSight = useRef(false);
  useEffect(() => {
    isInSight.current = !isLeaving;
    return () => {
      isInSight.current = false;
    };
  }, [isLeaving]);
  return useCallback(() => isInSight.current, []);
}
