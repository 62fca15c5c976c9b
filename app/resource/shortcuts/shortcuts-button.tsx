import { useDisclosure } from "@mantine/hooks";
import IconKeyboard from "@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import { LazyModal } from "~/components/dialogs/mount-on-open";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { loadNamespaces } from "~/i18n/translations";
import classes from "./shortcuts-button.module.css";

// The sheet and its texts are loaded when it is first opened.
const ShortcutsSheet = lazyComponent(
  () => Promise.all([import("./shortcuts-sheet"), loadNamespaces(["shortcuts"])]).then(([file]) => file.default),
  <Skeleton>
    <SkeletonBar height={320} />
  </Skeleton>,
);

/** Opens the sheet of keys. The frame presses the first such button of a screen for `?` (shell/shortcuts). */
export function ShortcutsButton() {
  const { t } = useTranslation(["resource", "common"]);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <IconButton
        label={t("toolbar.shortcuts")}
        title={`${t("toolbar.shortcuts")} (?)`}
        aria-keyshortcuts="?"
        className={classes.button}
        onClick={open}
      >
        <IconKeyboard aria-hidden />
      </IconButton>
      <LazyModal
        opened={opened}
        onClose={close}
        title={t("toolbar.shortcuts")}
        closeButtonProps={{ "aria-label": t("common:frame.close") }}
        centered
      >
        <ShortcutsSheet />
      </LazyModal>
    </>
  );
}
