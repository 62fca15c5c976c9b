import { Button, Popover } from "@mantine/core";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/state/use-store";
import { useAccountStorage } from "~/lib/storage/account-storage";
import { useResource } from "~/resource/resource-context";
import { accountOf } from "~/session/account";
import { session } from "~/session/session";
import { SaveView } from "./save-view";
import { savedViewsOf } from "./saved-views";
import { ViewsList } from "./views-list";

type Props = {
  /** The query that a new view stores. */
  query: string;
  onApply: (query: string) => void;
};

export function ViewsButton({ query, onApply }: Props) {
  const savedViews = savedViewsOf(useResource());
  const { t } = useTranslation("resource");
  const [opened, setOpened] = useState(false);
  const account = useStore(session, ({ user }) => accountOf(user));
  const views = useAccountStorage(savedViews, account);
  return (
    <Popover opened={opened} onChange={setOpened} width={300} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconBookmark aria-hidden />} onClick={() => setOpened(!opened)}>
          {t("views.button")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("views.title")}>
        <ViewsList
          views={views}
          current={query}
          onApply={(view) => {
            onApply(view.query);
            setOpened(false);
          }}
          onDelete={(view) =>
            savedViews.write(
              account,
              views.filter(({ name }) => name !== view.name),
            )
          }
        />
        <SaveView views={views} onSave={(name) => savedViews.write(account, [...views, { name, query }])} />
      </Popover.Dropdown>
    </Popover>
  );
}
