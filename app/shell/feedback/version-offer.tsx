import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { reloadWhenOnline } from "~/lib/page/reload-page";
import { followPublishedVersion } from "./published-version";

const ID = "version";

/**
 * Offers a reload while another version is published than the page's own; returns the function that ends it. The
 * development server publishes none.
 */
export function offerNewVersion(): () => void {
  if (!import.meta.env.PROD) return () => {};
  const { version } = window.__remixManifest;
  return followPublishedVersion(version, (published) => (published === version ? hideOffer() : offerReload()));
}

const hideOffer = () => notifications.hide(ID);

function offerReload(): void {
  const title = i18next.t("console:version.title");
  notify({ id: ID, title, message: <Offer />, autoClose: false, withCloseButton: false });
}

function Offer() {
  const { t } = useTranslation(["console", "common"]);
  const cancelReload = useRef<() => void>();
  // Each press begins anew, since the reload of an earlier one may have been refused.
  const reload = () => {
    cancelReload.current?.();
    cancelReload.current = reloadWhenOnline();
  };
  const dismiss = () => {
    cancelReload.current?.();
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
