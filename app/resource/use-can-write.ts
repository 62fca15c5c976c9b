import { useAllowed } from "~/session/allowed";
import { useResource } from "./resource-context";

/** Whether the operator may change the records; follows a role switch at once. */
export const useCanWrite = (): boolean => useAllowed(useResource().write);

/** Whether the operator may create records of the list. */
export const useCanCreate = (): boolean => {
  const canWrite = useCanWrite();
  return useResource().calls.create !== undefined && canWrite;
};

/** Whether the operator may import records into the list. */
export const useCanImport = (): boolean => {
  const canWrite = useCanWrite();
  return useResource().calls.importRows !== undefined && canWrite;
};
