import { ColorPicker, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";
import { ContrastTable } from "./contrast-table";
import { parseColor } from "./parse-color";
import { PresetSwatches } from "./preset-swatches";
import { Section } from "./section";
import classes from "./settings-drawer.module.css";
import { useSettingField } from "./use-setting-field";

const setColor = (color: string) => settings.set({ themeColor: color.toUpperCase() });

export function ThemeColorSection() {
  const { t } = useTranslation("settings");
  const color = useStore(settings, ({ themeColor }) => themeColor);
  const { value, isInvalid, onChange, onBlur } = useSettingField(color, parseColor, setColor);
  return (
    <Section title={t("themeColor.title")}>
      <PresetSwatches color={color} onSelect={setColor} />
      <ColorPicker
        value={color}
        onChange={setColor}
        saturationLabel={t("themeColor.saturation")}
        hueLabel={t("themeColor.hue")}
        fullWidth
      />
      <TextInput
        label={t("themeColor.custom")}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        error={isInvalid && t("themeColor.invalid")}
        spellCheck={false}
        classNames={{ root: classes.color }}
      />
      <ContrastTable color={color} />
    </Section>
  );
}
