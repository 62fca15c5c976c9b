import { useMemo } from "react";
import { toListedRows } from "~/resource/list/create-columns";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { factsOf } from "./facts";
import { PhoneRow } from "./phone-row";
import classes from "./row-list.module.css";

type Props = { list: readonly Row[] };

/** What PlainTable shows on a phone: rows of text to read. */
export function PlainRows({ list }: Props) {
  const resource = useResource();
  const texts = useResourceTexts();
  const facts = useMemo(() => factsOf(resource), [resource]);
  return (
    <ul className={classes.list} aria-label={texts.table}>
      {toListedRows(resource, list, 1).map((listed) => (
        <PhoneRow key={listed.row.id} listed={listed} facts={facts} />
      ))}
    </ul>
  );
}
