import "~/theme/switch.css";
import { Switch } from "@mantine/core";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";
import classes from "./settings-drawer.module.css";

type Props = {
  name: "navbar" | "menu" | "topMenu" | "footer" | "tabBar" | "colorWeak";
  label: string;
  /** Default: sets the setting. */
  change?: (on: boolean) => void;
};

export function SettingSwitch({ name, label, change = (on) => settings.set({ [name]: on }) }: Props) {
  const checked = useStore(settings, (current) => current[name]);
  return (
    <Switch
      label={label}
      labelPosition="left"
      checked={checked}
      onChange={(event) => change(event.currentTarget.checked)}
      classNames={{ body: classes.switch, labelWrapper: classes.switchLabel }}
    />
  );
}
