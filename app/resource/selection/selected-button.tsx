import { Button, Popover } from "@mantine/core";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { useFormat } from "~/i18n/format";
import type { Row, RowId } from "~/resource/resource";

// The list is loaded when it is first opened.
const SelectedList = lazyComponent(
  () => import("./selected-list").then((file) => file.default),
  <Skeleton>
    <SkeletonBar height={160} />
  </Skeleton>,
);

type Props = {
  selected: ReadonlyMap<RowId, Row>;
  deselect: (row: Row) => void;
};

/** How many rows are selected, also on other pages, and which. */
export function SelectedButton({ selected, deselect }: Props) {
  const { t } = useTranslation("resource");
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} width={300} position="bottom-start" shadow="md" trapFocus returnFocus>
      <span role="status">
        <Popover.Target>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            rightSection={<IconChevronDown aria-hidden />}
            onClick={() => setOpened(!opened)}
          >
            {t("bulk.selected", { total: format.number(selected.size) })}
          </Button>
        </Popover.Target>
      </span>
      <Popover.Dropdown aria-label={t("bulk.list")}>
        <SelectedList selected={selected} deselect={deselect} />
      </Popover.Dropdown>
    </Popover>
  );
}
