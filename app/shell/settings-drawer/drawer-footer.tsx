import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { copyToClipboard } from "~/lib/page/copy-to-clipboard";
import { useStore } from "~/lib/state/use-store";
import { resetSettings } from "~/settings/reset-settings";
import { settings } from "~/settings/settings";
import { settingsText } from "~/settings/settings-text";
import classes from "./settings-drawer.module.css";

const selectAll = (textarea: HTMLTextAreaElement | null) => textarea?.select();

export function DrawerFooter({ close }: { close: () => void }) {
  const { t } = useTranslation(["settings", "common"]);
  const text = useStore(settings, settingsText);
  const [copyFailed, setCopyFailed] = useState(false);

  async function copy() {
    const isCopied = await copyToClipboard(text);
    setCopyFailed(!isCopied);
    if (isCopied) notify({ id: "settings-copied", color: "green", message: t("copied") });
  }

  // Also if nothing changed: a click needs visible feedback.
  function reset() {
    resetSettings();
    notify({ id: "settings-reset", color: "green", message: t("resetDone") });
  }

  return (
    <footer className={classes.footer}>
      {copyFailed && (
        <Textarea
          ref={selectAll}
          label={t("copyFailed")}
          value={text}
          rows={6}
          readOnly
          classNames={{ input: classes.json }}
        />
      )}
      <Group gap="sm">
        <Button variant="default" onClick={reset} px="sm" mr="auto">
          {t("reset")}
        </Button>
        <Button variant="default" onClick={close} px="sm">
          {t("common:frame.close")}
        </Button>
        <Button onClick={copy} px="sm">
          {t("copy")}
        </Button>
      </Group>
    </footer>
  );
}
