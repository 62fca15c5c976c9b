import { ActionIcon, Group } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/store";
import { ColumnsButton } from "./columns/columns-button";
import { DensityMenu } from "./density-menu";
import { ExportButton } from "./export/export-button";
import { changeLooks, looks } from "./looks";
import { policyWords } from "./policy-words";
import { type PolicySearch, readSearch, writeSearch } from "./query";
import { useShow } from "./use-show";
import { ViewsButton } from "./views/views-button";

/** What can be done with the list as a whole. */
export function Toolbar({ search, children }: { search: PolicySearch; children: ReactNode }) {
  const { t } = useTranslation("policies");
  const show = useShow();
  const columns = useStore(looks, (current) => current.columns);
  const { revalidate, state } = useRevalidator();
  return (
    <Group justify="space-between" gap="xs" mb="sm" mih={36}>
      {children}
      <Group gap="xs" ml="auto">
        <ViewsButton
          query={writeSearch({ ...search, current: 1 })}
          onApply={(query) => show(readSearch(new URLSearchParams(query)))}
        />
        <ExportButton query={search} words={policyWords(t)} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t("toolbar.refresh")}
          title={t("toolbar.refresh")}
          loading={state === "loading"}
          onClick={revalidate}
        >
          <IconRefresh />
        </ActionIcon>
        <DensityMenu />
        <ColumnsButton settings={columns} onChange={(next) => changeLooks({ columns: next })} />
      </Group>
    </Group>
  );
}
