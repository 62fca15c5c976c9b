import { ActionIcon, type ActionIconProps } from "@mantine/core";
import { type ComponentPropsWithoutRef, forwardRef } from "react";

type Props = ActionIconProps & ComponentPropsWithoutRef<"button"> & { label: string };

/** A button of one icon, in a bar; its label is also its tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, Props>(function IconButton({ label, ...button }, ref) {
  return <ActionIcon ref={ref} variant="subtle" color="gray" size="lg" aria-label={label} title={label} {...button} />;
});
