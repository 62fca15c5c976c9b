import { Button } from "@mantine/core";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import { useTranslation } from "react-i18next";
import { focusableDisabled } from "~/components/actions/focusable-disabled";
import { type SortKey, sortableFields, sortKeys, withoutSort, withToggledSort } from "~/resource/address/sort";
import { useSetSearch } from "~/resource/address/use-set-search";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { translate, useResourceTexts } from "~/resource/resource-texts";
import { BottomSheet } from "./bottom-sheet";
import classes from "./sort-sheet.module.css";

type Props = { search: Search; opened: boolean; close: () => void };

const DIRECTIONS = [
  { direction: "descending", Arrow: IconArrowDown },
  { direction: "ascending", Arrow: IconArrowUp },
] as const;

/** What the column headers of a table do: by one field, or by several in the order in which they were chosen. */
export function SortSheet({ search, opened, close }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const texts = useResourceTexts();
  const setSearch = useSetSearch();
  const keys = sortKeys(search.sort);
  const toggle = (key: SortKey) => setSearch((current) => withToggledSort(current, key, resource.severalSorts));
  return (
    <BottomSheet title={t("phone.sort")} opened={opened} close={close}>
      <ul className={classes.list}>
        {sortableFields(resource).map((name) => {
          const index = keys.findIndex((key) => key.name === name);
          const { label } = texts.context(name);
          return (
            <li key={name} className={classes.field}>
              <span className={classes.name}>
                {label}
                {index >= 0 && keys.length > 1 && <small className={classes.number}>{index + 1}</small>}
              </span>
              <span className={classes.directions}>
                {DIRECTIONS.map(({ direction, Arrow }) => {
                  const isOn = keys[index]?.direction === direction;
                  return (
                    <Button
                      key={direction}
                      size="sm"
                      variant={isOn ? "light" : "default"}
                      leftSection={<Arrow aria-hidden />}
                      aria-pressed={isOn}
                      aria-label={`${label} ${translate(`console:sort.${direction}`)}`}
                      onClick={() => toggle({ name, direction })}
                    >
                      {translate(`console:sort.${direction}`)}
                    </Button>
                  );
                })}
              </span>
            </li>
          );
        })}
      </ul>
      <Button fullWidth variant="subtle" {...focusableDisabled(keys.length === 0, () => setSearch(withoutSort))}>
        {t("phone.clearSort")}
      </Button>
    </BottomSheet>
  );
}
