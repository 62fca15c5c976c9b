import { Textarea, type TextareaProps } from "@mantine/core";
import { useState } from "react";
import { characterCount } from "~/lib/forms/form-rules";
import classes from "./counted-textarea.module.css";
import { FIELD_ORDER } from "./form-column";

type Props = TextareaProps & { defaultValue?: string; limit: number };

/** A textarea with a character count. It accepts longer text, which the form's rules reject. */
export function CountedTextarea({ limit, onChange, ...props }: Props) {
  const [length, setLength] = useState(() => characterCount(props.defaultValue ?? ""));
  return (
    <Textarea
      rows={4}
      inputWrapperOrder={FIELD_ORDER}
      classNames={{ root: classes.field, description: classes.count, error: classes.error }}
      description={`${length} / ${limit}`}
      {...props}
      onChange={(event) => {
        setLength(characterCount(event.currentTarget.value));
        onChange?.(event);
      }}
    />
  );
}
