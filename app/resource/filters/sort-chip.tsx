import type { MouseEventHandler } from "react";
import { useTranslation } from "react-i18next";
import type { SortKey } from "~/resource/address/sort";
import { translate, useResourceTexts } from "~/resource/resource-texts";
import { Chip } from "./chip";

type Props = { sorts: readonly SortKey[]; clear: MouseEventHandler<HTMLElement> };

const ARROWS = { ascending: "↑", descending: "↓" };

/** Several columns by which a list is sorted, the first before the others; a click clears them all. */
export function SortChip({ sorts, clear }: Props) {
  const { t } = useTranslation("resource");
  const texts = useResourceTexts();
  const list = (direction: (key: SortKey) => string) =>
    sorts.map((key) => `${texts.context(key.name).label} ${direction(key)}`).join(" · ");
  const text = t("filters.sort", { fields: list(({ direction }) => ARROWS[direction]) });
  const spoken = list(({ direction }) => translate(`console:sort.${direction}`));
  return (
    <Chip
      text={text}
      label={t("filters.clearSort", { sort: text })}
      title={t("filters.sort", { fields: spoken })}
      onClick={clear}
    />
  );
}
