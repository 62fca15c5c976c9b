import { Details } from "~/components/layout/details";
import { CopyButton } from "~/resource/copy/copy-button";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";

export function RowDetails({ row }: { row: Row }) {
  const { fields } = useResource();
  const words = useWords();
  return (
    <Details
      rows={Object.entries(fields).map(([name, { detail, column }]) => {
        const context = words.context(name);
        const value = detail(row[name], context);
        if (!column?.copy || value === "") return [context.label, value];
        return [
          context.label,
          <>
            {value} <CopyButton row={row} name={name} />
          </>,
        ];
      })}
    />
  );
}
