import { Button, type ButtonProps } from "@mantine/core";
import { type ComponentPropsWithoutRef, forwardRef } from "react";

type Props = ButtonProps & ComponentPropsWithoutRef<"button"> & { isPending: boolean };

/** Keeps the focus while its form is sent, which Mantine's loading button loses; the form ignores a second press. */
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
