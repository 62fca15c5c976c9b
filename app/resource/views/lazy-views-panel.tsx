import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { loadNamespaces } from "~/i18n/translations";

// The panel and its texts are loaded when it is first opened.
export const LazyViewsPanel = lazyComponent(
  () => Promise.all([import("./views-panel"), loadNamespaces(["views"])]).then(([file]) => file.default),
  <Skeleton>
    <SkeletonBar height={160} />
  </Skeleton>,
);
