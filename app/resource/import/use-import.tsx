import { useDisclosure } from "@mantine/hooks";
import { useResource } from "~/resource/resource-context";
import { ImportDrawer } from "./import-drawer";

/** Opens the import of a list that has one, in a drawer that outlives the button that opened it. */
export function useImport() {
  const { calls } = useResource();
  const [opened, { open, close }] = useDisclosure(false);
  return { openImport: open, importDrawer: calls.importRows && <ImportDrawer opened={opened} close={close} /> };
}
