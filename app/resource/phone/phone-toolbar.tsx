import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useTranslation } from "react-i18next";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { ShortcutsButton } from "~/resource/shortcuts/shortcuts-button";
import { sortableFields } from "~/resource/sort";
import { useCanWrite } from "~/resource/use-can-write";
import classes from "./phone-toolbar.module.css";
import { PhoneTools } from "./phone-tools";
import { SortSheet } from "./sort-sheet";

type Props = { search: Search; onCreate: () => void; onSelect: () => void };

export function PhoneToolbar({ search, onCreate, onSelect }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const canWrite = useCanWrite();
  const [sorting, { open, close }] = useDisclosure(false);
  const Slot = resource.slots.toolbar;
  return (
    <div className={`${classes.toolbar} screen-only`}>
      {canWrite && resource.calls.create && (
        <Button leftSection={<IconPlus aria-hidden />} onClick={onCreate}>
          {t("action.create")}
        </Button>
      )}
      {Slot && <Slot search={search} />}
      <div className={classes.tools}>
        {canWrite && (
          <Button variant="default" onClick={onSelect}>
            {t("field.select")}
          </Button>
        )}
        {sortableFields(resource).length > 0 && (
          <Button variant="default" leftSection={<IconArrowsSort aria-hidden />} aria-haspopup="dialog" onClick={open}>
            {t("phone.sort")}
          </Button>
        )}
        <PhoneTools search={search} />
        {/* Its key works on a page that is narrow because it is enlarged. */}
        <ShortcutsButton />
      </div>
      <SortSheet search={search} opened={sorting} close={close} />
    </div>
  );
}
