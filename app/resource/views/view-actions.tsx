import { Box, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SavedView } from "./saved-views";
import classes from "./views.module.css";

/** What asks further before it is done. */
export type ViewAction = "rename" | "update" | "delete";

type Props = {
  view: SavedView;
  inSight: boolean;
  onStep: (step: ViewAction) => void;
  onShare: () => void;
  onDefault: () => void;
};

const LOOK = { size: "compact-sm", variant: "subtle", justify: "flex-start" } as const;

/** What may be done with a view beside applying it. */
export function ViewActions({ view, inSight, onStep, onShare, onDefault }: Props) {
  const { t } = useTranslation("views");
  return (
    <Box className={classes.actions} role="group" aria-label={t("manage", view)}>
      {!inSight && (
        <Button {...LOOK} onClick={() => onStep("update")}>
          {t("update")}
        </Button>
      )}
      <Button {...LOOK} onClick={onDefault}>
        {t(view.isDefault ? "unsetDefault" : "setDefault")}
      </Button>
      <Button {...LOOK} onClick={() => onStep("rename")}>
        {t("rename")}
      </Button>
      <Button {...LOOK} aria-label={t("share", view)} onClick={onShare}>
        {t("copyLink")}
      </Button>
      <Button {...LOOK} className={classes.danger} aria-label={t("delete", view)} onClick={() => onStep("delete")}>
        {t("remove")}
      </Button>
    </Box>
  );
}
