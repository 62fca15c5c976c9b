import { useTranslation } from "react-i18next";
import { VERSION } from "~/config/version";
import { useProductName } from "~/i18n/product-name";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";
import classes from "./footer.module.css";

export function Footer() {
  const { t } = useTranslation("console");
  const product = useProductName();
  const shown = useStore(settings, ({ footer }) => footer);
  if (!shown) return null;
  return (
    <footer className={classes.footer}>
      {product} · {t("frame.version", { version: VERSION })}
    </footer>
  );
}
