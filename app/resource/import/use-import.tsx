import { useDisclosure } from "@mantine/hooks";
import { useResource } from "~/resource/resource-context";
import { useCanImport } from "~/resource/use-can-write";
import { ImportDrawer } from "./import-drawer";

/** Opens the import of a list that has one, in a drawer that outlives the button that opened it, but not the right to. */
export function useImport() {
  const { calls } = useResource();
  const canImport = useCanImport();
  const [opened, { open, close }] = useDisclosure(false);
  // Not again when the role comes back: its file is gone.
  if (opened && !canImport) close();
  return { openImport: open, importDrawer: calls.importRows && <ImportDrawer opened={opened} close={close} /> };
}
