import { Group } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/components/actions/submit-button";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { OVER_POPOVERS } from "~/components/dialogs/mount-on-open";
import { reloadWhenOnline } from "~/lib/page/reload-page";
import { useStore } from "~/lib/state/use-store";
import { logout, session } from "~/session/session";

/** The dialog of an expired login: it cannot be dismissed. */
export function ExpiredDialog() {
  const { t } = useTranslation("console");
  const opened = useStore(session, ({ expired }) => expired);
  const [isReloading, setReloading] = useState(false);
  const loginButton = useRef<HTMLButtonElement>(null);

  // Components that mount later, such as the command palette, would take the focus out of the dialog.
  useWindowEvent("focusin", ({ target }) => {
    const isInside = target instanceof Node && loginButton.current?.closest("[role=dialog]")?.contains(target);
    if (opened && !isInside) loginButton.current?.focus();
  });

  function logInAgain() {
    if (isReloading) return;
    setReloading(true);
    // A logout reloads the other tabs at once.
    reloadWhenOnline(logout);
  }

  return (
    <DeferredModal
      opened={opened || isReloading}
      onClose={() => undefined}
      title={t("session.expiredTitle")}
      zIndex={OVER_POPOVERS}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      centered
    >
      {t("session.expiredContent")}
      <Group justify="flex-end" mt="lg">
        <SubmitButton type="button" ref={loginButton} isPending={isReloading} onClick={logInAgain} data-autofocus>
          {t("session.expiredConfirm")}
        </SubmitButton>
      </Group>
    </DeferredModal>
  );
}
