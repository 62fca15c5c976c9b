import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { type Row, titleOf } from "~/resource/resource";
import { OtherParamsContext, useResource } from "~/resource/resource-context";
import { absoluteAddress } from "./absolute-address";
import { copyText } from "./copy-text";
import { recordLink } from "./record-link";

/** Returns what copies a link that opens a record. */
export function useCopyLink() {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const others = useContext(OtherParamsContext);
  return (row: Row) => {
    const link = recordLink(resource, row.id, titleOf(resource, row), others(), row);
    copyText(absoluteAddress(link), t("copy.linkCopied"));
  };
}
