import { Anchor } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isFieldPath, labelKeys } from "~/features/parameters/parameter-definitions";
import { pathTo } from "~/navigation/paths";
import type { SubmittedForm } from "./outcomes";
import { FIRST_FIELDS, isStepField } from "./step-fields";

type Props = {
  form: SubmittedForm;
  path: string;
  /** In place of the field's name. */
  label?: (name: string) => string;
  children?: string;
};

/** The translated name of a field of a form; undefined if the console does not know it. */
export function useFieldName({ form, path }: Props): string | undefined {
  const { t } = useTranslation(["step", "group", "parameters"]);
  if (form === "Step") return isStepField(path) ? t(`step:fields.${path}`) : undefined;
  if (!isFieldPath(path) && path !== "explanation") return undefined;
  const { card, field } = labelKeys(path);
  return `${t(`group:cards.${card}`)} · ${t(`parameters:fields.${field}`)}`;
}

/** The name of a refused field as a link to its form, where it has the focus; the server's own name if it is unknown. */
export function FieldLink(props: Props) {
  const { form, path, label, children } = props;
  const name = useFieldName(props);
  if (!name) return children ? null : <span>{path}</span>;
  const search = form === "Step" && !FIRST_FIELDS.some((field) => field === path) ? "?step=2" : "";
  return (
    <Anchor component={Link} aria-label={label?.(name)} to={{ pathname: pathTo(form), search, hash: path }}>
      {children ?? name}
    </Anchor>
  );
}
