import { ActionIcon, Group } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DensityMenu } from "./density-menu";

/** What can be done with the list as a whole. */
export function Toolbar({ children }: { children: ReactNode }) {
  const { t } = useTranslation("policies");
  const { revalidate, state } = useRevalidator();
  return (
    <Group justify="space-between" gap="xs" mb="sm" mih={36}>
      {children}
      <Group gap={4} ml="auto">
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
      </Group>
    </Group>
  );
}
