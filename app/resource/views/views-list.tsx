import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useHref } from "@remix-run/react";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useContext, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { withFocusAround } from "~/lib/page/focus-around";
import { writeAddress } from "~/resource/address";
import { OtherParamsContext, useResource } from "~/resource/resource-context";
import { readSearch } from "~/resource/search";
import type { SavedView, SavedViews } from "./saved-views";
import classes from "./views.module.css";

type Props = {
  views: SavedViews;
  /** The query of the current search. */
  current: string;
  onApply: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
};

export function ViewsList({ views, current, onApply, onDelete }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const others = useContext(OtherParamsContext);
  const path = useHref(".");
  const [link, setLink] = useState("");

  async function share({ query }: SavedView) {
    const address = writeAddress(resource, readSearch(resource, new URLSearchParams(query)), null, others());
    const url = `${location.origin}${path}${address && "?"}${address}`;
    try {
      await navigator.clipboard.writeText(url);
      notify({ id: "view-link", message: t("views.copied"), color: "green" });
    } catch {
      setLink(url);
    }
  }

  if (views.length === 0) return <p className={classes.none}>{t("views.none")}</p>;
  return (
    <>
      <ul className={classes.list} aria-label={t("views.title")}>
        {views.map((view) => (
          <li key={view.name} className={classes.view}>
            <Button
              variant={view.query === current ? "light" : "subtle"}
              className={classes.name}
              justify="flex-start"
              title={view.name}
              aria-label={t("views.apply", view)}
              aria-current={view.query === current || undefined}
              onClick={() => onApply(view)}
            >
              {view.name}
            </Button>
            <ActionIcon variant="subtle" color="gray" aria-label={t("views.share", view)} onClick={() => share(view)}>
              <IconLink aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={t("views.delete", view)}
              onClick={withFocusAround(() => onDelete(view))}
            >
              <IconTrash aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {link && <TextInput label={t("views.copyManually")} value={link} readOnly ref={selectText} mb="sm" />}
    </>
  );
}

/** Selects the link, to be copied by hand. */
const selectText = (field: HTMLInputElement | null) => field?.select();
