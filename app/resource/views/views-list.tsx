import { useContext, useState } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "~/navigation/paths";
import { writeAddress } from "~/resource/address/address";
import { readSearch } from "~/resource/address/search";
import { absoluteAddress } from "~/resource/copy/absolute-address";
import { copyText } from "~/resource/copy/copy-text";
import { OtherParamsContext, useResource } from "~/resource/resource-context";
import type { SavedView, SavedViews } from "./saved-views";
import type { ViewState } from "./view-changes";
import { ViewItem } from "./view-item";
import classes from "./views.module.css";

type Props = {
  views: SavedViews;
  state: ViewState;
  isInSight: (view: SavedView) => boolean;
  onApply: (view: SavedView) => void;
  onChange: (change: (views: SavedViews) => SavedViews) => void;
};

export function ViewsList({ views, isInSight, ...props }: Props) {
  const { t } = useTranslation(["resource", "views"]);
  const resource = useResource();
  const others = useContext(OtherParamsContext);
  const [renamed, setRenamed] = useState<string>();

  function share({ query }: SavedView) {
    const address = writeAddress(resource, readSearch(resource, new URLSearchParams(query)), null, others());
    copyText(absoluteAddress(pathTo(resource.screen) + (address && `?${address}`)), t("copy.linkCopied"));
  }

  if (views.length === 0) return <p className={classes.none}>{t("views:none")}</p>;
  return (
    <ul className={classes.list} aria-label={t("toolbar.savedViews")}>
      {views.map((view) => (
        <ViewItem
          key={view.name}
          {...props}
          view={view}
          views={views}
          inSight={isInSight(view)}
          onShare={() => share(view)}
          isRenamed={view.name === renamed}
          onRenamed={setRenamed}
        />
      ))}
    </ul>
  );
}
