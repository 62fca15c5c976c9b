import { useStore } from "~/lib/state/use-store";
import { hasPermission } from "~/navigation/permissions";
import { session } from "~/session/session";
import { useResource } from "./resource-context";

/** Whether the operator may change the records; follows a role switch at once. */
export function useCanWrite(): boolean {
  const { write } = useResource();
  return useStore(session, ({ role }) => write !== undefined && role !== "" && hasPermission(write, role));
}
