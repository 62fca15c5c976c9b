import { Details } from "~/components/layout/details";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";

export function RowDetails({ row }: { row: Row }) {
  const { fields } = useResource();
  const words = useWords();
  return (
    <Details
      rows={Object.entries(fields).map(([name, field]) => {
        const context = words.context(name);
        return [context.label, field.detail(row[name], context)];
      })}
    />
  );
}
