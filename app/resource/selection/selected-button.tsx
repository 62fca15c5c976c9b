import { Button, Popover } from "@mantine/core";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { useFormat } from "~/i18n/format";
import { ExistingTarget } from "~/resource/list/existing-target";
import type { SelectedRows } from "~/resource/list-state";
import type { Row } from "~/resource/resource";

// The list is loaded when it is first opened.
const SelectedList = lazyComponent(
  () => import("./selected-list").then((file) => file.default),
  <Skeleton>
    <SkeletonBar height={160} />
  </Skeleton>,
);

/** Where the number stands in its sentence. */
const NUMBER = "\u0000";

type Props = {
  selected: SelectedRows;
  deselect: (row: Row) => void;
};

/** How many rows are selected, also on other pages, and which. */
export function SelectedButton({ selected, deselect }: Props) {
  const { t } = useTranslation("selection");
  const format = useFormat();
  const [before, after] = t("selected", { total: NUMBER }).split(NUMBER);
  const [opened, setOpened] = useState(false);
  // The popover is mounted when it is first opened: the button is rendered for each row that is selected.
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <>
      <span role="status">
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          rightSection={<IconChevronDown aria-hidden />}
          disabled={selected.size === 0}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={({ currentTarget }) => {
            setTarget(currentTarget);
            setOpened(!opened);
          }}
        >
          {/* One text: between the parts of a flex box there would be no spaces. */}
          <span>
            {before}
            <b>{format.number(selected.size)}</b>
            {after}
          </span>
        </Button>
      </span>
      {target && (
        <Popover
          opened={opened}
          onChange={(next) => {
            setOpened(next);
            // Mantine returns the focus only if the popover was mounted before it opened.
            if (!next) target.focus();
          }}
          width={300}
          position="bottom-start"
          trapFocus
        >
          <Popover.Target>
            <ExistingTarget button={target} />
          </Popover.Target>
          <Popover.Dropdown aria-label={t("list")}>
            <SelectedList selected={selected} deselect={deselect} />
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}
