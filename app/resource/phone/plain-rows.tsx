import { useMemo } from "react";
import { createPortal } from "react-dom";
import { toListedRows } from "~/resource/list/create-columns";
import type { Row, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { factsOf } from "./facts";
import { OrderButton } from "./order-button";
import { PhoneRow } from "./phone-row";
import classes from "./row-list.module.css";

type Props = { search: Search; list: readonly Row[]; order: HTMLElement | null };

/** What PlainTable shows on a phone: rows of text to read. */
export function PlainRows({ search, list, order }: Props) {
  const resource = useResource();
  const words = useWords();
  const facts = useMemo(() => factsOf(resource), [resource]);
  return (
    <>
      {order && createPortal(<OrderButton search={search} />, order)}
      <ul className={classes.list} aria-label={words.table}>
        {toListedRows(resource, list, 1).map((listed) => (
          <PhoneRow key={listed.row.id} listed={listed} facts={facts} />
        ))}
      </ul>
    </>
  );
}
