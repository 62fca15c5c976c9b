import { Menu } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import { readSearch, writeSearch } from "~/resource/address/search";
import { useSetSearch } from "~/resource/address/use-set-search";
import { pageQuery } from "~/resource/data/page-query";
import { ExportDialog } from "~/resource/export/export-dialog";
import { useExport } from "~/resource/export/use-export";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useCanImport } from "~/resource/use-can-write";
import { LazyViewsPanel } from "~/resource/views/lazy-views-panel";
import { BottomSheet } from "./bottom-sheet";

type Props = { search: Search; onImport: () => void };

/** The tools of a list that a phone has no room for, in one menu. */
export function PhoneTools({ search, onImport }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const setSearch = useSetSearch();
  const canImport = useCanImport();
  const [choosing, viewsSheet] = useDisclosure(false);
  const { refetch } = useQuery(pageQuery(resource, search));
  const query = { ...search, current: 1 };
  const download = useExport(query);
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <IconButton label={t("phone.more")} size={32}>
            <IconDots aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {canImport && (
            <Menu.Item leftSection={<IconUpload aria-hidden />} onClick={onImport}>
              {t("import.button")}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconDownload aria-hidden />} onClick={download.open}>
            {download.label}
          </Menu.Item>
          <Menu.Item leftSection={<IconBookmark aria-hidden />} onClick={viewsSheet.open}>
            {t("toolbar.views")}
          </Menu.Item>
          <Menu.Item leftSection={<IconRefresh aria-hidden />} onClick={() => refetch({ cancelRefetch: false })}>
            {t("toolbar.refresh")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ExportDialog {...download.dialog} />
      <BottomSheet title={t("toolbar.savedViews")} opened={choosing} close={viewsSheet.close}>
        <LazyViewsPanel
          query={writeSearch(resource, query)}
          onApply={(applied) => {
            setSearch(() => readSearch(resource, new URLSearchParams(applied)));
            viewsSheet.close();
          }}
        />
      </BottomSheet>
    </>
  );
}
