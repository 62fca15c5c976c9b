import { useAllowed } from "~/session/allowed";
import { useResource } from "./resource-context";

/** Whether the operator may change the records; follows a role switch at once. */
export const useCanWrite = (): boolean => useAllowed(useResource().write);

/** Whether the user may create records of the list. */
export const useCanCreate = (): boolean => {
  const canWrite = useCanWrite();
  return useResource().calls.create !== undefined && canWrite;
};
