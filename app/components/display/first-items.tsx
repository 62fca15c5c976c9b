import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIST_STEP } from "~/config/limits";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";

type Props<T> = { items: readonly T[]; children: (items: readonly T[]) => ReactNode };

/** The first items of a list without pages, with a button for more: thousands at once would block the page. */
export function FirstItems<T>({ items, children }: Props<T>) {
  const { t } = useTranslation("console");
  const format = useFormat();
  const [shown, setShown] = useState(LIST_STEP);
  const showMore = () => setShown(shown + LIST_STEP);
  return (
    <>
      {children(items.slice(0, shown))}
      {shown < items.length && (
        <Button
          variant="subtle"
          size="xs"
          onClick={shown + LIST_STEP < items.length ? showMore : withFocusAround(showMore)}
        >
          {t("panel.more", { shown: format.number(shown), total: format.number(items.length) })}
        </Button>
      )}
    </>
  );
}
