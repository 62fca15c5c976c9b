import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useNavigationType } from "@remix-run/react";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SEARCH_MAX, SEARCH_REST_MS } from "~/config";
import { useFormat } from "~/i18n/format";
import classes from "./card-list.module.css";

type Props = { search: string; onSearch: (text: string) => void; found: number | undefined };

/** The field over the URL's search: it is ahead of it while somebody types. */
export function CardSearch({ search, onSearch, found }: Props) {
  const { t } = useTranslation("card");
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const searchSoon = useDebouncedCallback(onSearch, SEARCH_REST_MS);
  // What is typed here replaces; back, forward and links do not, and bring a search of their own.
  const isOwn = useNavigationType() === "REPLACE";
  if (search !== seen) {
    setSeen(search);
    if (!isOwn || search === "") setText(search);
  }

  const change = (next: string) => {
    setText(next);
    searchSoon(next);
  };
  const clear = () => {
    change("");
    searchSoon.flush();
    field.current?.focus();
  };

  return (
    <div className={classes.search}>
      <TextInput
        ref={field}
        type="search"
        aria-label={t("search.label")}
        placeholder={t("search.placeholder")}
        value={text}
        maxLength={SEARCH_MAX}
        onChange={(event) => change(event.currentTarget.value)}
        leftSection={<IconSearch />}
        rightSection={text && <CloseButton size="sm" aria-label={t("search.clear")} onClick={clear} />}
      />
      <span className="visually-hidden" role="status">
        {search !== "" && found !== undefined && t("search.found", { number: format.number(found) })}
      </span>
    </div>
  );
}
