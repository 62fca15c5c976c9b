import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { formFields } from "~/resource/form/form-values";
import { PreviewTable } from "~/resource/preview-table";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { DownloadButton } from "./download-button";
import classes from "./import.module.css";

/** The columns that a file must have, and a template with them. */
export function ExpectedColumns() {
  const { t } = useTranslation(["imports", "resource"]);
  const resource = useResource();
  const texts = useResourceTexts();
  const columns = formFields(resource).map(({ name, form }) => {
    const context = texts.context(name);
    const samples = form.samples(context);
    const isRequired = !v.is(form.rule(context), form.parse("", context));
    const content =
      form.choices?.(context).join(" / ") ??
      form.accepts?.(context) ??
      t("accepts.like", { samples: [...new Set(samples)].join(" / ") });
    return { name, label: context.label, isRequired, samples, content };
  });
  const lines = columns.map(({ label, samples }) => [label, ...samples]);
  const template = [0, 1, 2].map((row) => lines.map((line) => line[row] ?? ""));
  return (
    <div className={classes.expected}>
      <span className={classes.label}>{t("columns")}</span>
      <DownloadButton
        className={classes.template}
        label={t("template")}
        file={t("templateFile", texts.entity)}
        lines={template}
      />
      <PreviewTable
        caption={t("columns")}
        headers={[t("column"), t("required"), t("values")]}
        rows={columns.map(({ name, label, isRequired, content }) => ({
          key: name,
          cells: [label, t(`resource:flag.${isRequired}`), content],
        }))}
      />
    </div>
  );
}
