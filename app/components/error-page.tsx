import { Button, CopyButton, Group, Stack, Text, Title } from "@mantine/core";
import { isRouteErrorResponse, Link, useLocation, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "~/api/client/api-error";
import { MissingFileError } from "~/lib/load-twice";
import { reloadPage } from "~/lib/reload-page";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";
import classes from "./error-page.module.css";
import { ExceptionDrawing, type ExceptionStatus } from "./exception-drawing";

/** Which of the three exception pages an error is shown as. */
export function statusOf(error: unknown): ExceptionStatus {
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  return status === 403 || status === 404 ? status : 500;
}

/** The page of a thrown error, with a reference that a support team can use and no personal data. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const [time] = useState(() => new Date().toISOString());
  const call = error instanceof ApiError ? error.call : "";
  return (
    <ExceptionPage
      status={statusOf(error)}
      reference={[time, pathname, call].filter(Boolean).join(" · ")}
      // A call can be asked for again; code that failed needs the page anew.
      reload={!(error instanceof ApiError)}
      missing={error instanceof MissingFileError}
    />
  );
}

type PageProps = {
  status: ExceptionStatus;
  reference?: string;
  /** Another try is a reload of the page. */
  reload?: boolean;
  /** A file of the screen did not come. */
  missing?: boolean;
};

/** One exception page: picture, one line and the ways out. */
export function ExceptionPage({ status, reference, reload, missing }: PageProps) {
  const { t } = useTranslation(["exception", "common"]);
  const { revalidate, state } = useRevalidator();
  // Without a network a reload would lose the whole page.
  const tryAgain = () => (reload && navigator.onLine ? reloadPage() : revalidate());
  return (
    <Stack className={classes.page} align="center" justify="center" gap="md">
      <ExceptionDrawing status={status} />
      <Title order={1}>{missing ? t("common:failure.load") : status}</Title>
      {!missing && <Text c="var(--text-2)">{t(`${status}`)}</Text>}
      <Group justify="center">
        <Button component={Link} to={pathTo(DEFAULT_SCREEN)}>
          {t("back")}
        </Button>
        {status === 500 && (
          <Button variant="default" loading={state === "loading"} onClick={tryAgain}>
            {t(missing ? "common:failure.reload" : "retry")}
          </Button>
        )}
      </Group>
      {reference && <Reference text={reference} />}
    </Stack>
  );
}

function Reference({ text }: { text: string }) {
  const { t } = useTranslation("exception");
  return (
    <Group gap="xs" className={classes.reference}>
      <Text size="xs" c="dimmed">
        {t("reference")} <code>{text}</code>
      </Text>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button size="compact-xs" variant="subtle" onClick={copy}>
            {copied ? t("copied") : t("copy")}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
