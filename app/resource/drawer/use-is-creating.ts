import { useDidUpdate } from "@mantine/hooks";
import { useIsMutating } from "@tanstack/react-query";
import { createKey } from "~/resource/data/mutations";
import { useResource } from "~/resource/resource-context";

/**
 * Whether a new record is being sent, by this form or by one that was left. `onSettled` is called when that has ended.
 */
export function useIsCreating(onSettled: () => void): boolean {
  const isCreating = useIsMutating({ mutationKey: createKey(useResource()), exact: true }) > 0;
  useDidUpdate(() => {
    if (!isCreating) onSettled();
  }, [isCreating]);
  return isCreating;
}
