import { Slider, TextInput } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { MENU_WIDTH } from "~/config/appearance";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";
import classes from "./settings-drawer.module.css";
import { useSettingField } from "./use-setting-field";

const { min, max, step } = MENU_WIDTH;
const STEPS: Record<string, number> = { ArrowUp: step, ArrowDown: -step };

const parseNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);
const parseWidth = (text: string) => {
  const number = parseNumber(text);
  return number !== undefined && number >= min && number <= max ? number : undefined;
};
/** Sets the nearest valid width. */
const setWidth = (width: number) => settings.set({ menuWidth: Math.min(Math.max(width, min), max) });

export function MenuWidthField() {
  const { t } = useTranslation("settings");
  const width = useStore(settings, ({ menuWidth }) => menuWidth);
  const field = useSettingField(String(width), parseWidth, setWidth);

  /** A number out of range is replaced by the nearest valid one, other text by the current width. */
  function onBlur() {
    const number = field.parseWith(parseNumber);
    if (number !== undefined) setWidth(number);
    field.onBlur();
  }
  function onKeyDown(event: KeyboardEvent) {
    const change = STEPS[event.key];
    if (change === undefined) return;
    event.preventDefault();
    field.onBlur();
    setWidth(width + change);
  }

  return (
    <div className={classes.width}>
      <TextInput
        label={t("content.menuWidth")}
        description={t("content.menuWidthRange", { min, max })}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        inputMode="numeric"
        autoComplete="off"
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
