import "~/theme/media.css";
import { Button } from "@mantine/core";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";

/** Prints the screen without the frame and without elements of the class `screen-only`. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button variant="default" className="screen-only" leftSection={<IconPrinter aria-hidden />} onClick={() => print()}>
      {children}
    </Button>
  );
}
