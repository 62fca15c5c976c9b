import { useMemo } from "react";
import { toListedRows } from "~/resource/list/create-columns";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { factsOf } from "./facts";
import { PhoneRow } from "./phone-row";
import classes from "./row-list.module.css";

type Props = { list: readonly Row[] };

/** What PlainTable shows on a phone: rows of text to read. */
export function PlainRows({ list }: Props) {
  const resource = useResource();
  const words = useWords();
  const facts = useMemo(() => factsOf(resource), [resource]);
  return (
    <ul className={classes.list} aria-label={words.table}>
      {toListedRows(resource, list, 1).map((listed) => (
        <PhoneRow key={listed.row.id} listed={listed} facts={facts} />
      ))}
    </ul>
  );
}
