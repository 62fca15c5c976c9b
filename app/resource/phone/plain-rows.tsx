import { useMemo } from "react";
import { toListedRows } from "~/resource/list/create-columns";
import type { Row, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { factsOf } from "./facts";
import { OrderButton } from "./order-button";
import { PhoneRow } from "./phone-row";
import classes from "./plain-rows.module.css";
import listClasses from "./row-list.module.css";

type Props = { search: Search; list: readonly Row[] };

/** What PlainTable shows on a phone: rows of text to read. */
export function PlainRows({ search, list }: Props) {
  const resource = useResource();
  const words = useWords();
  const facts = useMemo(() => factsOf(resource), [resource]);
  return (
    <>
      <div className={classes.order}>
        <OrderButton search={search} />
      </div>
      <ul className={listClasses.list} aria-label={words.table}>
        {toListedRows(resource, list, 1).map((listed) => (
          <PhoneRow key={listed.row.id} listed={listed} facts={facts} />
        ))}
      </ul>
    </>
  );
}
