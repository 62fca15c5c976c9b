import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { withFocusAround } from "~/lib/page/focus-around";
import { usePhonePage } from "~/lib/page/use-phone-page";
import classes from "./workplace.module.css";

/** As many as the styles show. */
const FIRST_ROWS = 4;

type Props = { rows: number; children: ReactNode };

/** The first rows of a list on a phone, and all of them on request, because there the page scrolls and no list in it. */
export function PhoneRows({ rows, children }: Props) {
  const { t } = useTranslation("workplace");
  const [isWhole, setWhole] = useState(false);
  const isCut = usePhonePage() && !isWhole && rows > FIRST_ROWS;
  return (
    <div className={isCut ? `${classes.rows} ${classes.firstRows}` : classes.rows}>
      {children}
      {isCut && (
        <Button variant="subtle" onClick={withFocusAround(() => setWhole(true))}>
          {t("allRows")}
        </Button>
      )}
    </div>
  );
}
