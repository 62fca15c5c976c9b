import { Button, type ButtonProps } from "@mantine/core";
import { type ComponentPropsWithoutRef, forwardRef } from "react";

type Props = ButtonProps & ComponentPropsWithoutRef<"button"> & { isPending: boolean };

/** Keeps the focus while what it starts is pending, which Mantine's loading button loses; that ignores a second press. */
export const SubmitButton = forwardRef<HTMLButtonElement, Props>(({ isPending, ...props }, ref) => (
  <Button
    type="submit"
    {...props}
    ref={ref}
    loading={isPending}
    renderRoot={(root: ComponentPropsWithoutRef<"button">) => (
      <button {...root} disabled={props.disabled} aria-disabled={isPending || undefined} />
    )}
  />
));
