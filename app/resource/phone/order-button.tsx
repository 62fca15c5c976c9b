import { useDisclosure } from "@mantine/hooks";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import { sortableFields } from "~/resource/address/sort";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { SortSheet } from "./sort-sheet";

/** Opens the sheet of the order, of a list that has one. */
export function OrderButton({ search }: { search: Search }) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const [sorting, { open, close }] = useDisclosure(false);
  if (sortableFields(resource).length === 0) return null;
  return (
    <>
      <IconButton label={t("phone.sort")} size={32} aria-haspopup="dialog" onClick={open}>
        <IconArrowsSort aria-hidden />
      </IconButton>
      <SortSheet search={search} opened={sorting} close={close} />
    </>
  );
}
