import { Button, Group, Stack, Title } from "@mantine/core";
import { Link, useRevalidator } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/components/actions/submit-button";
import { reloadPage } from "~/lib/page/reload-page";
import { useWhenOnline } from "~/lib/page/use-when-online";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";
import { ExceptionDrawing, type ExceptionStatus } from "./exception-drawing";
import classes from "./exception-page.module.css";

type Props = {
  status: ExceptionStatus;
  /** Retrying reloads the page. */
  reload?: boolean;
  /** A file of the screen could not be loaded. */
  isMissingFile?: boolean;
  /** The requested path, if it is not this page's own. */
  path?: string;
  /** Further ways out. */
  actions?: ReactNode;
  /** Details of the error. */
  children?: ReactNode;
};

export function ExceptionPage({ status, reload, isMissingFile, path, actions, children }: Props) {
  const { t } = useTranslation(["exception", "common"]);
  const { revalidate, state } = useRevalidator();
  const isTrying = state === "loading";
  useWhenOnline(isMissingFile ? revalidate : undefined);
  // Offline a reload would lose the whole page.
  const tryAgain = () => isTrying || (reload && navigator.onLine ? reloadPage() : revalidate());
  return (
    <Stack className={classes.page} align="center" justify="center" gap="md">
      <ExceptionDrawing status={status} />
      {/* The drawing shows the status. */}
      <Title order={1} className={isMissingFile ? undefined : "visually-hidden"}>
        {isMissingFile ? t("common:failure.load") : status}
      </Title>
      {!isMissingFile && (
        <>
          <p className={classes.text}>{t(`${status}`)}</p>
          <p className={classes.hint}>{t(`hints.${status}`)}</p>
        </>
      )}
      {path && <code className={classes.path}>{path}</code>}
      <Group justify="center" mt={8}>
        {status === 500 && (
          <SubmitButton type="button" isPending={isTrying} onClick={tryAgain}>
            {t(isMissingFile ? "common:failure.reload" : "retry")}
          </SubmitButton>
        )}
        <Button component={Link} to={pathTo(DEFAULT_SCREEN)} variant={status === 500 ? "default" : undefined}>
          {t("back")}
        </Button>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
