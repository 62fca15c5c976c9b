import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/notify";
import { reloadWhenOnline } from "~/lib/reload-page";
import { watchVersion } from "./watch-version";

const ID = "version";

/** Offers a newer version of the console when there is one; in development nothing is published. */
export function useVersionOffer(): void {
  useEffect(() => (import.meta.env.PROD ? watchVersion(offerReload) : undefined), []);
}

function offerReload(): void {
  const title = i18next.t("console:version.title");
  notify({ id: ID, title, message: <Offer />, autoClose: false, withCloseButton: false });
}

function Offer() {
  const { t } = useTranslation(["console", "common"]);
  return (
    <>
      {t("version.hint")}
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={reloadWhenOnline}>
          {t("common:failure.reload")}
        </Button>
        <Button size="xs" variant="default" onClick={() => notifications.hide(ID)}>
          {t("version.later")}
        </Button>
      </Group>
    </>
  );
}
