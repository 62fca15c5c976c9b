import "~/theme/fields.css";
import {
  MultiSelect as MantineMultiSelect,
  Select as MantineSelect,
  type MultiSelectProps,
  type SelectProps,
} from "@mantine/core";
import { type FocusEventHandler, forwardRef, type MouseEvent, useState } from "react";
import { BELOW_FIELD } from "~/config/appearance";

/**
 * Mounts the list with the first focus, and opens it with the next key or click. Mantine tells the input of an open list
 * only if the list was mounted before, and the unused lists of a whole form would be many.
 */
function useListOnFocus(onFocus: FocusEventHandler<HTMLInputElement> | undefined) {
  const [keepMounted, setMounted] = useState(false);
  const mountList: FocusEventHandler<HTMLInputElement> = (event) => {
    setMounted(true);
    onFocus?.(event);
  };
  return { onFocus: mountList, openOnFocus: false, comboboxProps: { keepMounted, offset: BELOW_FIELD } };
}

/**
 * The same array as before while its options are equal. Mantine searches the whole page for the list's chosen option
 * whenever `data` is another array, which it is at each key press in a form that draws its options from words.
 */
function useEqualData<Data extends SelectProps["data"]>(data: Data): Data {
  const [kept, keep] = useState(data);
  if (JSON.stringify(kept) === JSON.stringify(data)) return kept;
  keep(data);
  return data;
}

/** What is typed next searches for another value, as after Tab, and is not added to the name of the current one. */
const selectText = ({ currentTarget }: MouseEvent<HTMLInputElement>) => currentTarget.select();

/** A list of which one value is chosen. */
export const Select = forwardRef<HTMLInputElement, SelectProps>(function Select(props, ref) {
  const data = useEqualData(props.data);
  return (
    <MantineSelect
      onClick={selectText}
      checkIconPosition="right"
      {...props}
      data={data}
      {...useListOnFocus(props.onFocus)}
      ref={ref}
    />
  );
});

/** A list of which several values are chosen. */
export const MultiSelect = ({ required, ...props }: MultiSelectProps) => (
  <MantineMultiSelect
    checkIconPosition="right"
    {...props}
    data={useEqualData(props.data)}
    {...useListOnFocus(props.onFocus)}
    aria-required={required}
    withAsterisk={required}
  />
);
