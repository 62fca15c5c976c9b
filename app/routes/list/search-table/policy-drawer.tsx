import { useTranslation } from "react-i18next";
import { LazyDrawer } from "~/components/dialogs/mount-on-open";
import { confirmDiscard } from "~/features/drafts/unsaved";
import { PolicyDetails } from "./policy-details";
import { NEW_POLICY, PolicyFormFields } from "./policy-form";
import { type DrawerTarget, SCREEN } from "./row-handlers";

type Props = { target: DrawerTarget | null; opened: boolean; close: () => void };

const TITLE = { new: "form.create", edit: "form.edit", view: "form.view" } as const;

/** Asks for confirmation before it is closed with unsaved values. */
export function PolicyDrawer({ target, opened, close }: Props) {
  const { t } = useTranslation(["policies", "common"]);
  const requestClose = async () => {
    if (await confirmDiscard({ screen: SCREEN })) close();
  };
  return (
    <LazyDrawer
      opened={opened}
      onClose={requestClose}
      position="right"
      size={440}
      title={target && t(TITLE[target.mode])}
      closeButtonProps={{ "aria-label": t("common:frame.close") }}
    >
      {target?.mode === "view" && <PolicyDetails policy={target.policy} />}
      {target && target.mode !== "view" && (
        <PolicyFormFields
          // Another drawer may open while this one closes: their forms must not share state.
          key={target.mode === "edit" ? target.policy.id : NEW_POLICY}
          policy={target.mode === "edit" ? target.policy : undefined}
          onCancel={requestClose}
          onSaved={close}
        />
      )}
    </LazyDrawer>
  );
}
