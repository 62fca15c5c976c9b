import { Anchor } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isFieldPath, labelKeys } from "~/features/parameters/parameter-definitions";
import { pathTo } from "~/navigation/paths";
import type { SubmittedForm } from "./outcomes";
import { isFirstStep, isStepField } from "./submitted-values";

/** The name of a refused field as a link to its form, where it has the focus; the server's own name if it is unknown. */
export function FieldLink({ form, path }: { form: SubmittedForm; path: string }) {
  const { t } = useTranslation(["step", "group", "parameters"]);
  const name = () => {
    if (form === "Step") return isStepField(path) ? t(`step:fields.${path}`) : undefined;
    if (!isFieldPath(path) && path !== "explanation") return undefined;
    const { card, field } = labelKeys(path);
    return `${t(`group:cards.${card}`)} · ${t(`parameters:fields.${field}`)}`;
  };
  const known = name();
  if (!known) return <span>{path}</span>;
  const search = form === "Step" && !isFirstStep(path) ? "?step=2" : "";
  return (
    <Anchor component={Link} to={{ pathname: pathTo(form), search, hash: path }}>
      {known}
    </Anchor>
  );
}
