import { PanelProvider } from "./panel-provider";
import type { Resource } from "./resource";
import classes from "./resource-list.module.css";
import { SearchedList } from "./searched-list";

/** The whole list of a resource with a prefix, with its form and tools, in a panel of another screen. */
export function ResourcePanel({ of: resource }: { of: Resource }) {
  return (
    <PanelProvider of={resource}>
      {(search) => (
        <div className={classes.panel}>
          <SearchedList search={search} />
        </div>
      )}
    </PanelProvider>
  );
}
