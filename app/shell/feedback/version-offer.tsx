import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { reloadWhenOnline } from "~/lib/page/reload-page";
import { usePublishedVersion } from "./use-published-version";

const ID = "version";

/** Offers a reload when another version is published; hides the offer if the page's own version is published again. */
export function VersionOffer(): null {
  const { version: currentVersion } = window.__remixManifest;
  const publishedVersion = usePublishedVersion(currentVersion);
  useEffect(() => {
    if (publishedVersion === currentVersion) hideOffer();
    else offerReload();
  }, [currentVersion, publishedVersion]);
  return null;
}

const hideOffer = () => notifications.hide(ID);

function offerReload(): void {
  const title = i18next.t("console:version.title");
  notify({ id: ID, title, message: <Offer />, autoClose: false, withCloseButton: false });
}

function Offer() {
  const { t } = useTranslation(["console", "common"]);
  const cancelReload = useRef(() => {});
  const reload = () => {
    cancelReload.current = reloadWhenOnline();
  };
  const dismiss = () => {
    cancelReload.current();
    hideOffer();
  };
  return (
    <>
      {t("version.hint")}
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={reload}>
          {t("common:failure.reload")}
        </Button>
        <Button size="xs" variant="default" onClick={dismiss}>
          {t("version.later")}
        </Button>
      </Group>
    </>
  );
}
