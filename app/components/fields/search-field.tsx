import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useRef, useState } from "react";
import { SEARCH_MAX } from "~/config/limits";
import { SEARCH_DEBOUNCE_MS } from "~/config/times";

type Props = {
  label: string;
  /** The label, where it is left out. */
  placeholder?: string;
  clearLabel: string;
  /** What is searched for; the field is ahead of it while somebody types. */
  value: string;
  onSearch: (text: string) => void;
  className?: string;
};

/** Searches when the typing rests, and never half a word of an input method. */
export function SearchField({ label, placeholder = label, clearLabel, value, onSearch, className }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [{ shown, sent }, setTold] = useState({ shown: value, sent: value });
  const search = (text: string) => {
    setTold({ shown, sent: text.trim() });
    onSearch(text);
  };
  const searchSoon = useDebouncedCallback(search, { delay: SEARCH_DEBOUNCE_MS, flushOnUnmount: false });
  if (typed === value) setTyped(undefined);
  if (value !== shown) {
    setTold({ shown: value, sent });
    // Back, forward and links bring a search of their own, which what was typed must not hide.
    if (value !== sent) setTyped(undefined);
  }
  const text = typed ?? value;

  function clear() {
    searchSoon.cancel();
    setTyped(undefined);
    search("");
    field.current?.focus();
  }

  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className={className}
      value={text}
      maxLength={SEARCH_MAX}
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
