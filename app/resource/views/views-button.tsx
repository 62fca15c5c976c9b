import { Button, Popover } from "@mantine/core";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { loadNamespaces } from "~/i18n/translations";

// The panel and its texts are loaded when it is first opened.
const ViewsPanel = lazyComponent(
  () => Promise.all([import("./views-panel"), loadNamespaces(["views"])]).then(([file]) => file.default),
  <Skeleton>
    <SkeletonBar height={160} />
  </Skeleton>,
);

type Props = {
  /** The query that a new view stores. */
  query: string;
  onApply: (query: string) => void;
};

export function ViewsButton({ query, onApply }: Props) {
  const { t } = useTranslation("resource");
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} width={320} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconBookmark aria-hidden />} onClick={() => setOpened(!opened)}>
          {t("toolbar.views")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("toolbar.savedViews")}>
        <ViewsPanel
          query={query}
          onApply={(applied) => {
            onApply(applied);
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
