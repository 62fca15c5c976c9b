import { TextInput } from "@mantine/core";
import { type ClipboardEvent, useState } from "react";
import { translate } from "~/resource/resource-texts";
import type { InputProps } from "./field";

/** Cells of a spreadsheet are separated by tabs and line breaks, which a browser would drop from a field of one line. */
const cellsOf = (pasted: string) => pasted.split(/[\t\r\n]+/).filter((cell) => cell.trim() !== "");

/** Searches for one text; it takes no several cells of a spreadsheet, and says so. */
export function TextFilterInput({ name: _, context, ...input }: InputProps) {
  const [refused, setRefused] = useState(0);
  function refuseSeveral(event: ClipboardEvent): void {
    const { length } = cellsOf(event.clipboardData.getData("text"));
    if (length > 1) event.preventDefault();
    setRefused(length > 1 ? length : 0);
  }
  return (
    <TextInput
      {...input}
      {...(refused > 0 && { error: translate("resource:filters.lines", { total: context.format.number(refused) }) })}
      label={context.label}
      placeholder={translate("resource:filters.part", { field: context.label })}
      onPaste={refuseSeveral}
      onInput={() => setRefused(0)}
    />
  );
}
