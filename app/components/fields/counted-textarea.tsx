import { Input, Textarea, type TextareaProps } from "@mantine/core";
import { useId, useState } from "react";
import { characterCount } from "~/lib/forms/form-rules";
import classes from "./counted-textarea.module.css";

type Props = TextareaProps & { defaultValue?: string; limit: number };

/** A textarea with a character count. It accepts longer text, which the form's rules reject. */
export function CountedTextarea({ limit, onChange, ...props }: Props) {
  const countId = useId();
  const [length, setLength] = useState(() => characterCount(props.defaultValue ?? ""));
  const count = `${length} / ${limit}`;
  return (
    <Textarea
      rows={4}
      classNames={{ error: classes.error }}
      // Describes the input, and stands beside its error instead of in its place.
      description={count}
      descriptionProps={{ id: countId }}
      inputWrapperOrder={["label", "input", "error"]}
      inputContainer={(input) => (
        <div className={classes.field}>
          {input}
          <Input.Description id={countId} className={classes.count}>
            {count}
          </Input.Description>
        </div>
      )}
      {...props}
      onChange={(event) => {
        setLength(characterCount(event.currentTarget.value));
        onChange?.(event);
      }}
    />
  );
}
