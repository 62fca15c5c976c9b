import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentPropsWithoutRef } from "react";

type Props = ButtonProps & ComponentPropsWithoutRef<"button"> & { isPending: boolean };

/** Keeps the focus while its form is sent, which Mantine's loading button loses; the form ignores a second press. */
export const SubmitButton = ({ isPending, ...props }: Props) => (
  <Button
    type="submit"
    {...props}
    loading={isPending}
    renderRoot={(root: ComponentPropsWithoutRef<"button">) => (
      <button {...root} disabled={props.disabled} aria-disabled={isPending || undefined} />
    )}
  />
);
