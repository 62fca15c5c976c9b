import { Pagination, rem, TextInput } from "@mantine/core";
import { type FormEvent, memo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { Select } from "~/components/fields/select";
import { useFormat } from "~/i18n/format";
import { plainNumber } from "~/lib/text/typed-text";
import { lastPage, pageSizes, withSize } from "~/resource/address/search";
import { useSetSearch } from "~/resource/address/use-set-search";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { textWidth } from "~/resource/text-width";
import classes from "./paging.module.css";
import { useTurnPage } from "./use-turn-page";

type Props = { id: string; search: Search; total: number };

/** The page links follow the URL, not the loaded page, so that a response need not render them. */
export const Paging = memo(function Paging({ id, search, total }: Props) {
  const { t } = useTranslation("resource");
  const format = useFormat();
  const pages = lastPage(total, search.pageSize);
  const turn = useTurnPage(pages);
  const paging = useRef<HTMLElement>(null);
  function turnTo(change: (page: number) => number): void {
    const current = turn(change);
    // The button to the next page gets disabled on the last one.
    if (current === 1 || current === pages) paging.current?.focus();
  }
  return (
    <nav ref={paging} id={id} tabIndex={-1} className={classes.paging} aria-label={t("paging.label")}>
      <span className={classes.total}>{t("paging.total", { total: format.number(total) })}</span>
      <Pagination
        size="md"
        className={classes.pages}
        gap={4}
        total={pages}
        value={search.current}
        onChange={(current) => turnTo(() => current)}
        getItemProps={(page) => ({ "aria-label": t("paging.pageNumber", { page }) })}
        getControlProps={(control) => ({
          "aria-label": t(`paging.control.${control}`),
          onClick: () => turnTo((page) => page + (control === "next" ? 1 : -1)),
        })}
      />
      <PageSize search={search} />
      {pages > 1 && <PageJump pages={pages} onJump={(current) => turnTo(() => current)} />}
    </nav>
  );
});

/** Beside the text of a list that is closed; in the larger font of a phone a text needs a little more. */
const SELECT_PX = 56;

export function PageSize({ search }: Pick<Props, "search">) {
  const { t } = useTranslation("resource");
  const setSearch = useSetSearch();
  const sizes = pageSizes(useResource()).map((size) => ({
    value: String(size),
    label: t("paging.perPage", { size }),
  }));
  return (
    <Select
      maw="100%"
      w={rem(SELECT_PX + Math.max(...sizes.map(({ label }) => textWidth(label))))}
      aria-label={t("paging.size")}
      value={String(search.pageSize)}
      onChange={(size) => setSearch((requested) => withSize(requested, Number(size ?? requested.pageSize)))}
      data={sizes}
      allowDeselect={false}
    />
  );
}

type JumpProps = {
  pages: number;
  /** The page that is shown, if nothing else says it. */
  current?: number;
  onJump: (page: number) => void;
};

/** Goes to a typed page number; one beyond the last page goes to the last. */
export function PageJump({ pages, current, onJump }: JumpProps) {
  const { t } = useTranslation("resource");
  const format = useFormat();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState("");
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const page = plainNumber(typed);
    const isNumber = /^\d*$/.test(page);
    if (!isNumber) {
      const message = t("rules.whole", { field: t("paging.jumpTo") });
      setWrong(message);
      notify({ id: "page jump", color: "red", message });
      return;
    }
    setTyped("");
    if (page) onJump(Math.min(Math.max(1, Number(page)), pages));
  };
  return (
    <form className={classes.jump} onSubmit={jump}>
      {!current && <span aria-hidden>{t("paging.jump")}</span>}
      <TextInput
        className={classes.page}
        aria-label={t("paging.jumpTo")}
        placeholder={current === undefined ? undefined : format.number(current)}
        inputMode="numeric"
        // Below the field it would move the pages.
        error={wrong}
        errorProps={{ className: "visually-hidden" }}
        title={wrong || undefined}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong("");
        }}
      />
      {current ? (
        <span>{t("paging.of", { pages: format.number(pages) })}</span>
      ) : (
        <span aria-hidden>{t("paging.page")}</span>
      )}
    </form>
  );
}
