import { Button, Title } from "@mantine/core";
import { Link } from "@remix-run/react";
import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import { useTranslation } from "react-i18next";
import { ResultPage } from "~/components/feedback/result-page";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";
import type { ScreenName } from "~/navigation/screens";
import { guarded } from "~/session/guard";
import classes from "./failure.module.css";

export const handle = { i18n: "result" };

export const clientLoader = guarded(() => null);

/** Reasons for a failed submission, each with the screen where it can be fixed. */
const REASONS = [
  { name: "rate", screen: "Group" },
  { name: "address", screen: "Step" },
  { name: "pending", screen: "Basic" },
] as const satisfies readonly { name: string; screen: ScreenName }[];

export default function Failure() {
  const { t } = useTranslation("result");
  return (
    <ResultPage
      outcome="error"
      title={t("error.title")}
      text={t("error.text")}
      actions={
        <>
          <Button component={Link} to={pathTo("Group")} prefetch="intent">
            {t("error.toForm")}
          </Button>
          <Button component={Link} to={pathTo(DEFAULT_SCREEN)} variant="default" prefetch="intent">
            {t("error.toWorkplace")}
          </Button>
        </>
      }
    >
      <section>
        <Title order={2}>{t("error.details")}</Title>
        <ul className={classes.reasons}>
          {REASONS.map(({ name, screen }) => (
            <li key={name}>
              <IconAlertCircle aria-hidden />
              <span>{t(`error.reasons.${name}`)}</span>
              <Link to={pathTo(screen)} prefetch="intent">
                {t(`error.links.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </ResultPage>
  );
}
