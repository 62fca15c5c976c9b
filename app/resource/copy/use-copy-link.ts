import { useHref } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Row, titleOf } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { copyText } from "./copy-text";
import { recordLink } from "./record-link";

/** Returns what copies a link that opens a record. */
export function useCopyLink() {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const root = useHref("/").replace(/\/$/, "");
  return (row: Row) =>
    copyText(location.origin + root + recordLink(resource, row.id, titleOf(resource, row)), t("copy.linkCopied"));
}
