import { Text, TextInput } from "@mantine/core";
import { type ClipboardEvent, type FormEvent, useState } from "react";
import { translate } from "~/resource/resource-texts";
import { type InputProps, plainText } from "./field";
import { toTexts } from "./to-texts";

/** What a browser would drop from a field of one line, so that two numbers became one. */
const LINES = /[\t\r\n]/;
const COUNT_PX = 76;

/** Puts a list in the place of the selection, apart from the texts around it, as if it was typed. */
function insertTexts(input: HTMLInputElement, texts: readonly string[]): void {
  const { value, selectionStart, selectionEnd } = input;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const before = /[^\s,，、;；]\s*$/.test(value.slice(0, start)) ? ", " : "";
  const after = /^\s*[^\s,，、;；]/.test(value.slice(end)) ? ", " : "";
  input.setRangeText(before + texts.join(", ") + after, start, end, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function pasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData("text");
  if (!LINES.test(pasted.trim())) return;
  event.preventDefault();
  insertTexts(event.currentTarget, toTexts(pasted));
}

/** Searches for any of several texts; a pasted column of a spreadsheet becomes a list with commas. */
export function TextsFilterInput({ name: _, context, ...input }: InputProps) {
  const [typed, setTyped] = useState(input.defaultValue);
  const count = toTexts(plainText(input.value ?? typed)).length;
  return (
    <TextInput
      {...input}
      {...(count > 1 && {
        rightSection: (
          <Text size="xs" c="dimmed">
            {translate("resource:filters.values", { total: context.format.number(count) })}
          </Text>
        ),
        rightSectionWidth: COUNT_PX,
      })}
      label={context.label}
      placeholder={translate("resource:filters.list", { field: context.label })}
      rightSectionPointerEvents="none"
      onPaste={pasteLines}
      onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => setTyped(currentTarget.value)}
    />
  );
}
