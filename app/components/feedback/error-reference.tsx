import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { copyToClipboard } from "~/lib/page/copy-to-clipboard";
import classes from "./error-reference.module.css";

type Props = { time: string; path: string; request: string; version: string };

/** Time, path, request and version of a failure, to be copied. If the clipboard is blocked, the text is selected instead. */
export function ErrorReference(details: Props) {
  const { t } = useTranslation("exception");
  const [copied, setCopied] = useState<boolean>();
  const list = useRef<HTMLDListElement>(null);
  const rows = (["time", "path", "request", "version"] as const).flatMap((name) =>
    details[name] ? [{ name, label: t(`reference.${name}`), value: details[name] }] : [],
  );

  async function copy() {
    const isCopied = await copyToClipboard(rows.map(({ label, value }) => `${label}: ${value}`).join("\n"));
    if (!isCopied && list.current) getSelection()?.selectAllChildren(list.current);
    setCopied(isCopied);
  }

  return (
    <section className={classes.reference} aria-label={t("reference.title")}>
      <dl ref={list}>
        {rows.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button size="compact-xs" variant="subtle" onClick={copy}>
        {t("reference.copy")}
      </Button>
      <p role="status">{copied !== undefined && t(copied ? "reference.copied" : "reference.copyFailed")}</p>
    </section>
  );
}
