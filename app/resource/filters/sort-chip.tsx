import type { MouseEventHandler } from "react";
import { useTranslation } from "react-i18next";
import type { SortKey } from "~/resource/address/sort";
import { useWords } from "~/resource/words";
import { Chip } from "./chip";

type Props = { sorts: readonly SortKey[]; clear: MouseEventHandler<HTMLElement> };

const ARROWS = { ascending: "↑", descending: "↓" };

/** Several columns by which a list is sorted, the first before the others; a click clears them all. */
export function SortChip({ sorts, clear }: Props) {
  const { t } = useTranslation(["resource", "console"]);
  const words = useWords();
  const list = (direction: (key: SortKey) => string) =>
    sorts.map((key) => `${words.context(key.name).label} ${direction(key)}`).join(" · ");
  const text = t("resource:filters.sort", { fields: list(({ direction }) => ARROWS[direction]) });
  const spoken = list(({ direction }) => t(`console:sort.${direction}`));
  return (
    <Chip
      text={text}
      label={t("resource:filters.clearSort", { sort: text })}
      title={t("resource:filters.sort", { fields: spoken })}
      onClick={clear}
    />
  );
}
