import { Menu } from "@mantine/core";
import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import IconFilterOff from "@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs";
import { useTranslation } from "react-i18next";
import { focusAround } from "~/lib/page/focus-around";
import { ExistingTarget } from "~/resource/list/existing-target";
import { useSetSearch } from "~/resource/use-set-search";
import classes from "./cell-filters.module.css";
import type { CellOffer } from "./cell-offers";
import type { CellPlace } from "./cell-place";

type Props = CellPlace & { offers: readonly CellOffer[]; close: () => void };

const ICONS = { only: IconFilter, without: IconFilterOff };

/** The menu of a cell; it is mounted open. */
export function CellMenu({ cell, focused, offers, close }: Props) {
  const { t } = useTranslation("resource");
  const setSearch = useSetSearch();
  const closeAndRefocus = () => {
    close();
    if (focused instanceof HTMLElement) focused.focus();
  };
  function choose(offer: CellOffer, item: HTMLElement): void {
    // The row may go, and the table with it. Not every browser focuses an item that is clicked.
    focusAround(item.closest<HTMLElement>("[role=menu]") ?? item);
    close();
    setSearch(offer.search);
  }
  return (
    <Menu
      opened
      onClose={closeAndRefocus}
      closeOnItemClick={false}
      position="bottom-start"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
    >
      <Menu.Target>
        <ExistingTarget button={cell} />
      </Menu.Target>
      <Menu.Dropdown>
        {offers.map((offer) => {
          const { kind, field, value } = offer;
          const Icon = ICONS[kind];
          const text = t(`filters.${kind}`, { field, value });
          return (
            <Menu.Item
              key={`${kind} ${field}`}
              leftSection={<Icon aria-hidden />}
              title={text}
              onClick={({ currentTarget }) => choose(offer, currentTarget)}
            >
              <div className={classes.item}>{text}</div>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
