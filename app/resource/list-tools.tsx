import type { ReactNode } from "react";
import { usePhonePage } from "~/lib/page/use-phone-page";
import { CreateButtons } from "./create-buttons";
import { PhoneToolbar } from "./phone/lazy-parts";
import type { Search } from "./resource";
import classes from "./resource-list.module.css";
import { Toolbar } from "./toolbar";
import { useCanWrite } from "./use-can-write";

type Props = {
  search: Search;
  /** The actions for the selected rows, while there are any. */
  bulkBar: ReactNode;
  onCreate: () => void;
  /** Rows are to be selected, on a phone. */
  onSelect: () => void;
};

/** What stands above the rows. */
export function ListTools({ search, bulkBar, onCreate, onSelect }: Props) {
  const canWrite = useCanWrite();
  const isPhone = usePhonePage();
  if (isPhone && bulkBar) return <div className={`${classes.sticky} screen-only`}>{bulkBar}</div>;
  if (isPhone) return <PhoneToolbar search={search} onCreate={onCreate} onSelect={onSelect} />;
  return <Toolbar search={search}>{bulkBar || (canWrite && <CreateButtons onCreate={onCreate} />)}</Toolbar>;
}
