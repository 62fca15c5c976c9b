import { Input } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./range-field.module.css";

type Props = {
  /** Its error is described by an element of this id with `-error` behind it. */
  id: string;
  label: string;
  error?: ReactNode;
  description?: ReactNode;
  withAsterisk?: boolean;
  children: ReactNode;
};

/** The look of one input around the two ends of a range, which are a group under its label. */
export function RangeFrame({ id, label, error, description, withAsterisk, children }: Props) {
  const labelId = `${id}-label`;
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
      description={description}
      withAsterisk={withAsterisk}
    >
      <Input
        component="div"
        role="group"
        aria-labelledby={labelId}
        classNames={{ input: classes.range }}
        error={Boolean(error)}
        withAria={false}
      >
        {children}
      </Input>
    </Input.Wrapper>
  );
}
