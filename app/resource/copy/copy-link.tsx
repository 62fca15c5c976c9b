import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import type { Row } from "~/resource/resource";
import { useCopyLink } from "./use-copy-link";

export function CopyLink({ row }: { row: Row }) {
  const { t } = useTranslation("resource");
  const copyLink = useCopyLink();
  return (
    <IconButton label={t("copy.link")} onClick={() => copyLink(row)}>
      <IconLink aria-hidden />
    </IconButton>
  );
}
