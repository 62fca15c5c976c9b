import { PanelProvider } from "./panel-provider";
import type { Resource } from "./resource";
import classes from "./resource-list.module.css";
import { SearchedList } from "./searched-list";

type Props = {
  of: Resource;
  /** Its tools stand beside the title above it, as there is nothing to create and to select. */
  headed?: boolean;
};

/** The whole list of a resource with a prefix, with its form and tools, in a panel of another screen. */
export function ResourcePanel({ of: resource, headed }: Props) {
  return (
    <PanelProvider of={resource}>
      {(search) => (
        <div className={classes.panel} data-headed={headed || undefined}>
          <SearchedList search={search} />
        </div>
      )}
    </PanelProvider>
  );
}
