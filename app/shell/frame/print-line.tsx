import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { useFormat } from "~/i18n/format";
import { useProductName } from "~/i18n/product-name";
import { usePrinting } from "~/lib/page/use-phone-page";
import classes from "./main-area.module.css";

/** At the head of what is printed: the product and the screen, when it was printed, and by whom. */
export function PrintLine({ user }: { user: User }) {
  const { t } = useTranslation("screens");
  const product = useProductName();
  const screen = useCurrentScreen();
  const format = useFormat();
  return (
    usePrinting() && (
      <div className={classes.printed}>
        {product} · {screen && t(screen.title)} · {format.time(new Date())} · {user.name}
      </div>
    )
  );
}
