import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import { useTranslation } from "react-i18next";
import { Panel } from "~/components/layout/panel";
import { isFieldPath } from "~/features/parameters/parameter-definitions";
import { useParameterText } from "~/features/parameters/use-parameter-text";
import { FieldLink, useFieldName } from "~/features/submissions/field-link";
import type { Content, Refusal } from "~/features/submissions/outcomes";
import { isStepField } from "~/features/submissions/step-fields";
import { useStepTexts } from "~/features/submissions/submitted-values";
import classes from "./failure.module.css";

/** Why the server refused a submission, and each refused field with the value sent and the way to mend it. */
export function Reasons({ refusal: { message, fields, submission } }: { refusal: Refusal }) {
  const { t } = useTranslation("result");
  return (
    <Panel title={t("error.details")}>
      <ul className={classes.reasons}>
        <li>
          <IconAlertCircle aria-hidden />
          <span>{message}</span>
        </li>
        {Object.entries(fields).map(([path, reason]) => (
          <FieldReason key={path} path={path} reason={reason} content={submission.content} />
        ))}
      </ul>
    </Panel>
  );
}

type Props = { path: string; reason: string; content: Content };

function FieldReason({ path, reason, content }: Props) {
  const { t } = useTranslation("result");
  const value = useSentText(content, path);
  const field = { form: content.form, path };
  return (
    <li>
      <IconAlertCircle aria-hidden />
      <span className={classes.reason}>
        <strong>{useFieldName(field) ?? path}</strong>
        <span>{reason}</span>
        {value && <span className={classes.sent}>{t("error.sent", { value })}</span>}
      </span>
      <FieldLink {...field} label={(name) => t("error.correctField", { field: name })}>
        {t("error.correct")}
      </FieldLink>
    </li>
  );
}

/** The value that was sent for a field; undefined if the console does not know the field. */
function useSentText(content: Content, path: string): string | undefined {
  const stepTexts = useStepTexts();
  const parameterText = useParameterText();
  if (content.form === "Step") return isStepField(path) ? stepTexts(content.values)[path] : undefined;
  if (path === "explanation") return content.values.explanation;
  return isFieldPath(path) ? parameterText(content.values, path) : undefined;
}
