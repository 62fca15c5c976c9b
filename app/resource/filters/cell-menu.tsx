import { Menu } from "@mantine/core";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import IconFilterOff from "@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs";
import { useTranslation } from "react-i18next";
import { focusAround } from "~/lib/page/focus-around";
import { useSetSearch } from "~/resource/address/use-set-search";
import { copyText } from "~/resource/copy/copy-text";
import type { CellTarget } from "~/resource/list/cell-target";
import { MenuAt } from "~/resource/list/menu-at";
import classes from "./cell-filters.module.css";
import type { CellOffer } from "./cell-offers";

type Props = CellTarget & {
  /** The text that can be copied; empty for none. */
  copied: string;
  offers: readonly CellOffer[];
  close: () => void;
};

const ICONS = { only: IconFilter, without: IconFilterOff };

/** The menu of a cell; it is mounted open. */
export function CellMenu({ cell, focused, copied, offers, close }: Props) {
  const { t } = useTranslation("resource");
  const setSearch = useSetSearch();
  function choose(offer: CellOffer, item: HTMLElement): void {
    // The row may go, and the table with it. Not every browser focuses an item that is clicked.
    focusAround(item.closest<HTMLElement>("[role=menu]") ?? item);
    close();
    setSearch(() => offer.search);
  }
  return (
    <MenuAt element={cell} position="bottom-start" returnFocusTo={focused} onClose={close}>
      {copied !== "" && (
        <Menu.Item
          leftSection={<IconCopy aria-hidden />}
          onClick={() => copyText(copied, t("copy.copied", { value: copied }))}
        >
          {t("copy.button")}
        </Menu.Item>
      )}
      {offers.map((offer) => {
        const { kind, field, value } = offer;
        const Icon = ICONS[kind];
        const text = t(`filters.${kind}`, { field, value });
        return (
          <Menu.Item
            key={`${kind} ${field}`}
            leftSection={<Icon aria-hidden />}
            title={text}
            // A search moves the focus itself.
            closeMenuOnClick={false}
            onClick={({ currentTarget }) => choose(offer, currentTarget)}
          >
            <div className={classes.item}>{text}</div>
          </Menu.Item>
        );
      })}
    </MenuAt>
  );
}
