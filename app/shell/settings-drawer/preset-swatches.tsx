import { ColorSwatch } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { useTranslation } from "react-i18next";
import { PRESET_COLORS, type PresetName } from "~/settings/preset-colors";
import { readableTextColor } from "~/settings/theme-color";
import classes from "./settings-drawer.module.css";

type Props = { color: string; onSelect: (color: string) => void };

const isPreset = (name: string): name is PresetName => name in PRESET_COLORS;
const NAMES = Object.keys(PRESET_COLORS).filter(isPreset);

export function PresetSwatches({ color, onSelect }: Props) {
  const { t } = useTranslation("settings");
  return (
    <fieldset className={classes.presets}>
      <legend>{t("themeColor.presets")}</legend>
      {NAMES.map((name) => {
        const preset = PRESET_COLORS[name];
        const isSelected = preset === color.toUpperCase();
        return (
          <ColorSwatch
            key={name}
            component="button"
            type="button"
            color={preset}
            radius="sm"
            size={28}
            withShadow={false}
            aria-label={t(`presets.${name}`)}
            aria-pressed={isSelected}
            title={t(`presets.${name}`)}
            onClick={() => onSelect(preset)}
          >
            {isSelected && <IconCheck aria-hidden color={readableTextColor(preset)} />}
          </ColorSwatch>
        );
      })}
    </fieldset>
  );
}
