import { PanelResource } from "./panel-resource";
import type { Resource } from "./resource";
import classes from "./resource-list.module.css";
import { SearchedList } from "./searched-list";

/** The list of a resource with a prefix, in a panel of another screen. */
export function ResourcePanel({ of: resource }: { of: Resource }) {
  return (
    <PanelResource of={resource}>
      {(search) => (
        <div className={classes.panel}>
          <SearchedList search={search} />
        </div>
      )}
    </PanelResource>
  );
}
