import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useRef, useState } from "react";
import { SEARCH_REST_MS } from "~/config";

type Props = {
  label: string;
  clearLabel: string;
  /** What is searched for; the field is ahead of it while somebody types. */
  value: string;
  onSearch: (text: string) => void;
  className?: string;
};

/** Searches when the typing rests, and never half a word of an input method. */
export function SearchField({ label, clearLabel, value, onSearch, className }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const searchSoon = useDebouncedCallback(onSearch, { delay: SEARCH_REST_MS, flushOnUnmount: false });
  if (typed === value) setTyped(undefined);
  const text = typed ?? value;

  function clear() {
    searchSoon.cancel();
    setTyped(undefined);
    onSearch("");
    field.current?.focus();
  }

  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      className={className}
      value={text}
      leftSection={<IconSearch />}
      rightSection={text && <CloseButton size="sm" aria-label={clearLabel} onClick={clear} />}
      onChange={({ currentTarget, nativeEvent }) => {
        setTyped(currentTarget.value);
        if (!("isComposing" in nativeEvent && nativeEvent.isComposing)) searchSoon(currentTarget.value);
      }}
      onCompositionEnd={({ currentTarget }) => searchSoon(currentTarget.value)}
    />
  );
}
