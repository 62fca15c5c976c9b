import { TextInput } from "@mantine/core";
import { useHref } from "@remix-run/react";
import { useContext, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { writeAddress } from "~/resource/address";
import { OtherParamsContext, useResource } from "~/resource/resource-context";
import { readSearch } from "~/resource/search";
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
  const { t } = useTranslation(["views", "resource"]);
  const resource = useResource();
  const others = useContext(OtherParamsContext);
  const path = useHref(".");
  const [link, setLink] = useState("");

  async function share({ query }: SavedView) {
    const address = writeAddress(resource, readSearch(resource, new URLSearchParams(query)), null, others());
    const url = `${location.origin}${path}${address && "?"}${address}`;
    try {
      await navigator.clipboard.writeText(url);
      notify({ id: "view-link", message: t("copied"), color: "green" });
    } catch {
      setLink(url);
    }
  }

  if (views.length === 0) return <p className={classes.none}>{t("none")}</p>;
  return (
    <>
      <ul className={classes.list} aria-label={t("resource:toolbar.savedViews")}>
        {views.map((view) => (
          <ViewItem
            key={view.name}
            {...props}
            view={view}
            views={views}
            inSight={isInSight(view)}
            onShare={() => share(view)}
          />
        ))}
      </ul>
      {link && <TextInput label={t("copyManually")} value={link} readOnly ref={selectText} mb="sm" />}
    </>
  );
}

/** Selects the link, to be copied by hand. */
const selectText = (field: HTMLInputElement | null) => field?.select();
