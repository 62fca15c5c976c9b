import { type ComponentProps, memo } from "react";
import { usePhonePage } from "~/lib/page/use-phone-page";
import { CreateButtons } from "./create-buttons";
import type { SelectedRows } from "./list-state";
import { PhoneToolbar } from "./phone/lazy-parts";
import type { Search } from "./resource";
import { useResource } from "./resource-context";
import classes from "./resource-list.module.css";
import { BulkBar } from "./selection/bulk-bar";
import { SendingProgress } from "./selection/sending-progress";
import { Toolbar } from "./toolbar";
import { useCanWrite } from "./use-can-write";

type Props = Omit<ComponentProps<typeof BulkBar>, "selected"> & {
  /** The search of the URL, whose page may still be loading. */
  search: Search;
  /** The rows to act on; null for the list's other tools. */
  selected: SelectedRows | null;
  onCreate: () => void;
  onImport: () => void;
  /** Rows are to be selected, on a phone. */
  onSelect: () => void;
};

/** What stands above the rows. Memoized, so that a row shows that it is selected before the tools do. */
export const ListTools = memo(function ListTools({ search, selected, onCreate, onImport, onSelect, ...bulk }: Props) {
  const { slots } = useResource();
  const canWrite = useCanWrite();
  const isPhone = usePhonePage();
  const bulkBar = selected && <BulkBar {...bulk} selected={selected} />;
  if (isPhone && bulkBar) return <div className={`${classes.sticky} screen-only`}>{bulkBar}</div>;
  if (isPhone)
    return (
      <>
        <SendingProgress />
        <div className={canWrite || slots.toolbar ? undefined : classes.beside}>
          <PhoneToolbar search={search} onCreate={onCreate} onImport={onImport} onSelect={onSelect} />
        </div>
      </>
    );
  const unselected = (
    <>
      {canWrite && <CreateButtons onCreate={onCreate} onImport={onImport} />}
      <SendingProgress />
    </>
  );
  return <Toolbar search={search}>{bulkBar || unselected}</Toolbar>;
});
