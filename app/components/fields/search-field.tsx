import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FILTER_TEXT_LIMIT } from "~/config/limits";
import { SEARCH_DEBOUNCE_MS } from "~/config/times";
import { characterCount } from "~/lib/forms/form-rules";

type Props = {
  label: string;
  /** Default: the label. */
  placeholder?: string;
  clearLabel: string;
  /** The current search; the field's own text is ahead of it during typing. */
  value: string;
  onSearch: (text: string) => void;
  className?: string;
};

/** Searches after a pause in typing, never with the unfinished text of an input method or with one that is too long. */
export function SearchField({ label, placeholder = label, clearLabel, value, onSearch, className }: Props) {
  const { t } = useTranslation("console");
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [{ lastValue, lastSearch }, setLast] = useState({ lastValue: value, lastSearch: value });
  const search = (text: string) => {
    if (isTooLong(text)) return;
    setLast({ lastValue, lastSearch: text.trim() });
    onSearch(text);
  };
  const searchSoon = useDebouncedCallback(search, { delay: SEARCH_DEBOUNCE_MS, flushOnUnmount: false });
  if (typed === value) setTyped(undefined);
  if (value !== lastValue) {
    setLast({ lastValue: value, lastSearch });
    // The search was changed by back, forward or a link: it replaces the typed text.
    if (value !== lastSearch) setTyped(undefined);
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
      error={isTooLong(text) && t("panel.searchTooLong", { max: FILTER_TEXT_LIMIT })}
      leftSection={<IconSearch aria-hidden />}
      rightSection={text && <CloseButton size="sm" aria-label={clearLabel} onClick={clear} />}
      onChange={({ currentTarget, nativeEvent }) => {
        setTyped(currentTarget.value);
        if (!("isComposing" in nativeEvent && nativeEvent.isComposing)) searchSoon(currentTarget.value);
      }}
      onCompositionEnd={({ currentTarget }) => searchSoon(currentTarget.value)}
    />
  );
}

const isTooLong = (text: string) => characterCount(text.trim()) > FILTER_TEXT_LIMIT;
