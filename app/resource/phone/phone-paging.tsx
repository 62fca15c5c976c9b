import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { type ComponentProps, memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import { useFormat } from "~/i18n/format";
import { lastPage } from "~/resource/address/search";
import { PageJump, PageSize, type Paging } from "~/resource/list/paging";
import { useTurnPage } from "~/resource/list/use-turn-page";
import classes from "./phone-paging.module.css";

/** Another page starts at its first row. */
export const PhonePaging = memo(function PhonePaging({ id, search, total }: ComponentProps<typeof Paging>) {
  const { t } = useTranslation("resource");
  const format = useFormat();
  const paging = useRef<HTMLElement>(null);
  const pages = lastPage(total, search.pageSize);
  const turn = useTurnPage(pages);
  function turnTo(change: (page: number) => number): void {
    const current = turn(change);
    // The button to the next page gets disabled on the last one.
    if (current === 1 || current === pages) paging.current?.focus({ preventScroll: true });
    paging.current?.parentElement?.scrollIntoView({ block: "start" });
  }
  return (
    <nav ref={paging} id={id} tabIndex={-1} className={classes.paging} aria-label={t("paging.label")}>
      <span className={classes.total}>{t("paging.total", { total: format.number(total) })}</span>
      <PageSize search={search} />
      <div className={classes.pages}>
        <IconButton
          label={t("paging.control.previous")}
          disabled={search.current <= 1}
          onClick={() => turnTo((page) => page - 1)}
        >
          <IconChevronLeft aria-hidden />
        </IconButton>
        <PageJump pages={pages} current={search.current} onJump={(page) => turnTo(() => page)} />
        <IconButton
          label={t("paging.control.next")}
          disabled={search.current >= pages}
          onClick={() => turnTo((page) => page + 1)}
        >
          <IconChevronRight aria-hidden />
        </IconButton>
      </div>
    </nav>
  );
});
