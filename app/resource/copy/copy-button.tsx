import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import type { ComponentPropsWithoutRef } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import classes from "./copy.module.css";
import { copyText } from "./copy-text";

type Props = { row: Row; name: string } & Pick<ComponentPropsWithoutRef<"button">, "className" | "tabIndex">;

/** Copies a value of a record; nothing where there is none. */
export function CopyButton({ row, name, ...button }: Props) {
  const { t } = useTranslation("resource");
  const { fields } = useResource();
  const context = useResourceTexts().context(name);
  const value = fields[name]?.text(row[name], context) ?? "";
  if (value === "") return null;
  return (
    <button
      {...button}
      type="button"
      className={`${classes.button} ${button.className ?? ""}`}
      aria-label={t("copy.value", { field: context.label, value })}
      title={t("copy.button")}
      onClick={() => copyText(value, t("copy.copied", { value }))}
    >
      <IconCopy aria-hidden />
    </button>
  );
}
