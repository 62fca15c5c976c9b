import { Button } from "@mantine/core";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useTranslation } from "react-i18next";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useCanCreate, useCanWrite } from "~/resource/use-can-write";
import { OrderButton } from "./order-button";
import classes from "./phone-toolbar.module.css";
import { PhoneTools } from "./phone-tools";

type Props = { search: Search; onCreate: () => void; onImport: () => void; onSelect: () => void };

export function PhoneToolbar({ search, onCreate, onImport, onSelect }: Props) {
  const { t } = useTranslation("resource");
  const { slots } = useResource();
  const canCreate = useCanCreate();
  const canWrite = useCanWrite();
  const Slot = slots.toolbar;
  return (
    <div className={`${classes.toolbar} screen-only`}>
      {canCreate && (
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
        <OrderButton search={search} />
        <PhoneTools search={search} onImport={onImport} />
      </div>
    </div>
  );
}
