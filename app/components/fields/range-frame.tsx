import { Input } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./range-field.module.css";

type Props = {
  label: string;
  error?: ReactNode;
  description?: ReactNode;
  withAsterisk?: boolean;
  children: ReactNode;
};

/** The look of one input around the two ends of a range, which are a group under its label. */
export function RangeFrame({ label, error, description, withAsterisk, children }: Props) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={error}
      description={description}
      withAsterisk={withAsterisk}
    >
      <Input
        component="div"
        role="group"
        aria-labelledby={id}
        classNames={{ input: classes.range }}
        error={Boolean(error)}
      >
        {children}
      </Input>
    </Input.Wrapper>
  );
}
