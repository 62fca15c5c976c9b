import { NumberInput, Slider } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MENU_WIDTH } from "~/config";
import { useStore } from "~/lib/store";
import { settings } from "~/settings/settings";
import classes from "./settings-drawer.module.css";
import { useTyped } from "./use-typed";

const { min, max, step } = MENU_WIDTH;
const isWidth = (typed: string | number): typed is number =>
  typeof typed === "number" && Number.isInteger(typed) && typed >= min && typed <= max;
const setWidth = (menuWidth: number) => settings.set({ menuWidth });

/** The side menu's width, by number and by sliding. */
export function MenuWidthField() {
  const { t } = useTranslation("settings");
  const width = useStore(settings, ({ menuWidth }) => menuWidth);
  const { value, onChange, onBlur } = useTyped(width, isWidth, setWidth);
  return (
    <div className={classes.width}>
      <NumberInput
        label={t("content.menuWidth")}
        description={t("content.menuWidthRange", { min, max })}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        min={min}
        max={max}
        step={step}
        allowDecimal={false}
        classNames={{ root: classes.number }}
      />
      <Slider
        value={width}
        onChange={setWidth}
        min={min}
        max={max}
        step={step}
        label={null}
        thumbLabel={t("content.menuWidth")}
      />
    </div>
  );
}
