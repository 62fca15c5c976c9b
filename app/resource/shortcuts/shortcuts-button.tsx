import { useDisclosure, useWindowEvent } from "@mantine/hooks";
import IconKeyboard from "@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import { LazyModal } from "~/components/dialogs/mount-on-open";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { loadNamespaces } from "~/i18n/translations";
import { acceptsShortcut } from "~/lib/page/accepts-shortcut";
import classes from "./shortcuts.module.css";

// The sheet and its texts are loaded when it is first opened.
const ShortcutsSheet = lazyComponent(
  () => Promise.all([import("./shortcuts-sheet"), loadNamespaces(["shortcuts"])]).then(([file]) => file.default),
  <Skeleton>
    <SkeletonBar height={320} />
  </Skeleton>,
);

/** Whether a key press is `?` on any keyboard layout; a Chinese input method may give the wide one. */
const isHelpKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key === "?" || key === "？") && !ctrlKey && !metaKey && !altKey;

/** Opens the sheet of keys, as `?` does; of several lists on a screen the first one answers the key. */
export function ShortcutsButton() {
  const { t } = useTranslation(["resource", "common"]);
  const [opened, { open, close }] = useDisclosure(false);
  useWindowEvent("keydown", (event) => {
    if (event.defaultPrevented || !isHelpKey(event) || !acceptsShortcut(event.target)) return;
    event.preventDefault();
    open();
  });
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
