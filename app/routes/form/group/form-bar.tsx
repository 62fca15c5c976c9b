import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/components/actions/submit-button";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { ErrorCount } from "~/components/fields/error-count";
import { FormButtons, FormColumn } from "~/components/fields/form-column";
import { FIELD_PATHS, labelKeys } from "~/features/parameters/parameter-definitions";
import { storeOutcome } from "~/features/submissions/outcomes";
import { ofField } from "~/i18n/joined";
import { ChangesButton } from "./changes-button";
import { ErrorBar } from "./error-bar";
import classes from "./group.module.css";
import type { ParametersProps } from "./parameter-fields";

type Props = ParametersProps & {
  /** How many submits the rules have stopped. */
  failedSubmits: number;
  /** How many submits in a row have found nothing to send. */
  emptySubmits: number;
  isSubmitting: boolean;
};

/** The paths of all fields, in their order. */
export const FORM_PATHS = [...FIELD_PATHS, "explanation"];

/** Sticks to the bottom of the page: reset and submit, then what is to be corrected, or what is changed. */
export function FormBar({ form, inUse, changed, failedSubmits, emptySubmits, isSubmitting }: Props) {
  const { t } = useTranslation(["group", "parameters", "forms"]);
  const [isConfirming, confirmDialog] = useDisclosure(false);
  const errors = FORM_PATHS.flatMap((path) => {
    const message = form.errors[path];
    if (!message) return [];
    const { card, field } = labelKeys(path);
    const text = ofField(t(`parameters:fields.${field}`), String(message));
    return [{ path, group: t(`cards.${card}`), text }];
  });

  function reset() {
    // What was refused is not in the form any more.
    storeOutcome("Group");
    form.reset();
    form.validate();
    confirmDialog.close();
  }

  return (
    <div className={`${classes.bar} screen-only`}>
      <FormColumn>
        <div className={classes.line}>
          <FormButtons>
            <Button variant="default" onClick={confirmDialog.open} disabled={isSubmitting}>
              {t("reset")}
            </Button>
            <SubmitButton isPending={isSubmitting}>{t("submit")}</SubmitButton>
          </FormButtons>
          <div className={classes.state}>
            <ErrorCount errors={form.errors} failedSubmits={failedSubmits} />
            {errors.length > 0 ? (
              <ErrorBar
                // A submit focuses the first error, from which the bar goes on.
                key={failedSubmits}
                title={t("forms:errors.count", { count: errors.length })}
                errors={errors}
                order={FORM_PATHS}
                onSelect={(path) => form.getInputNode(path)?.focus()}
              />
            ) : (
              <ChangesButton inUse={inUse} values={form.getValues()} changed={changed} />
            )}
            <span role="alert">{emptySubmits > 0 && <span key={emptySubmits}>{t("nothingChanged")}</span>}</span>
          </div>
        </div>
      </FormColumn>
      <ConfirmDialog
        opened={isConfirming}
        title={t("resetConfirm.title")}
        confirm={t("resetConfirm.confirm")}
        danger
        onConfirm={reset}
        onCancel={confirmDialog.close}
      >
        {t("resetConfirm.content")}
      </ConfirmDialog>
    </div>
  );
}
