import { Button } from "@mantine/core";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useResource } from "~/resource/resource-context";
import { useCanCreate } from "~/resource/use-can-write";
import classes from "./filters.module.css";

type Props = {
  /** Whether all fields are shown. */
  open: boolean;
  furtherId: string;
  onReset: () => void;
};

export const FilterButtons = memo(function FilterButtons({ open, furtherId, onReset }: Props) {
  const { preferences } = useResource();
  const { t } = useTranslation("resource");
  // A page has one filled button: what creates a record, where there is one.
  const canCreate = useCanCreate();
  return (
    <div className={classes.buttons}>
      <Button type="submit" variant={canCreate ? "default" : "filled"} leftSection={<IconSearch aria-hidden />}>
        {t("filters.submit")}
      </Button>
      <Button variant="default" leftSection={<IconRefresh aria-hidden />} onClick={onReset}>
        {t("filters.reset")}
      </Button>
      <Button
        className={classes.toggle}
        variant="subtle"
        aria-expanded={open}
        aria-controls={furtherId}
        rightSection={open ? <IconChevronUp aria-hidden /> : <IconChevronDown aria-hidden />}
        onClick={() => preferences.set({ filtersOpen: !open })}
      >
        {t(open ? "filters.less" : "filters.more")}
      </Button>
    </div>
  );
});
