import { Popover } from "@mantine/core";
import IconColumns from "@tabler/icons-react/dist/esm/icons/IconColumns3.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";

// Drag and drop is loaded when the settings are first opened.
const ColumnsPanel = lazyComponent(
  () => import("./columns-panel").then((file) => file.default),
  <Skeleton>
    <SkeletonBar height={320} width={240} />
  </Skeleton>,
);

export function ColumnsButton() {
  const { t } = useTranslation("resource");
  const [opened, setOpened] = useState(false);
  const [isLifted, setLifted] = useState(false);
  function setOpen(open: boolean): void {
    setOpened(open);
    setLifted(false);
  }
  return (
    <Popover
      opened={opened}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      // Then Escape puts the column back.
      closeOnEscape={!isLifted}
    >
      <Popover.Target>
        <IconButton label={t("columns.button")} onClick={() => setOpen(!opened)}>
          <IconColumns aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("columns.title")}>
        <ColumnsPanel onLift={setLifted} />
      </Popover.Dropdown>
    </Popover>
  );
}
