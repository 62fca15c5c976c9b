import { Button, Popover } from "@mantine/core";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isComposing } from "~/lib/page/is-composing";
import { LazyViewsPanel } from "./lazy-views-panel";

type Props = {
  /** The query that a new view stores. */
  query: string;
  onApply: (query: string) => void;
};

export function ViewsButton({ query, onApply }: Props) {
  const { t } = useTranslation("resource");
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={320}
      position="bottom-end"
      trapFocus
      returnFocus
      // The key of a step in the panel comes here first otherwise.
      closeOnEscape={false}
    >
      <Popover.Target>
        <Button variant="default" leftSection={<IconBookmark aria-hidden />} onClick={() => setOpened(!opened)}>
          {t("toolbar.views")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        aria-label={t("toolbar.savedViews")}
        onKeyDown={(event) => event.key === "Escape" && !isComposing(event) && setOpened(false)}
      >
        <LazyViewsPanel
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
