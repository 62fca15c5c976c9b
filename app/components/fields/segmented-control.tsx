import { SegmentedControl as MantineSegmentedControl } from "@mantine/core";
import classes from "./segmented-control.module.css";

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** Mantine's SegmentedControl, typed by its values instead of any string. */
export function SegmentedControl<Value extends string>({ label, value, onChange, options }: Props<Value>) {
  return (
    <MantineSegmentedControl
      aria-label={label}
      size="xs"
      withItemsBorders={false}
      classNames={classes}
      value={value}
      onChange={(next) => {
        const option = options.find((each) => each.value === next);
        if (option) onChange(option.value);
      }}
      data={[...options]}
    />
  );
}
