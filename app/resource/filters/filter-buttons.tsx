import { Button } from "@mantine/core";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useResource } from "~/resource/resource-context";
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
  return (
    <div className={classes.buttons}>
      {/* A page has one filled button, what creates a record. The tint is of what is on, and of the work that waits. */}
      <Button type="submit" variant="default" leftSection={<IconSearch aria-hidden />}>
        {t("filters.submit")}
      </Button>
      <Button variant="default" onClick={onReset}>
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
