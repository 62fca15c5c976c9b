import "~/theme/print.css";
import { Button } from "@mantine/core";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";

/** Prints the screen as a sheet: the frame and what is only for the screen are left out of it. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button variant="default" className="screen-only" leftSection={<IconPrinter />} onClick={() => print()}>
      {children}
    </Button>
  );
}
