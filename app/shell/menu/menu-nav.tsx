import { Button } from "@mantine/core";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import classes from "./menu-nav.module.css";
import type { Menu } from "./use-menu";

type Props = {
  menu: Menu;
  /** Default: a tree. */
  variant?: "row" | "icons";
  children: ReactNode;
};

/** The menu's landmark, with the states of a menu from the server. */
export function MenuNav({ menu: { loading, retry }, variant, children }: Props) {
  const { t } = useTranslation("console");
  return (
    <nav aria-label={t("frame.menu")} className={classes.nav} data-variant={variant} aria-busy={loading}>
      {loading && !retry ? <MenuSkeleton /> : children}
      {retry && (
        <div className={classes.failed}>
          {!variant && <span>{t("menu.failed")}</span>}
          <Button
            size="compact-sm"
            variant="default"
            onClick={retry}
            title={t("menu.failed")}
            aria-label={t("menu.retry")}
          >
            <IconRefresh aria-hidden />
          </Button>
        </div>
      )}
    </nav>
  );
}

function MenuSkeleton() {
  const { t } = useTranslation("console");
  return (
    <div role="status">
      <span className="visually-hidden">{t("menu.loading")}</span>
      <Skeleton className={classes.skeleton}>
        {["a", "b", "c", "d", "e"].map((row) => (
          <SkeletonBar key={row} height={24} />
        ))}
      </Skeleton>
    </div>
  );
}
