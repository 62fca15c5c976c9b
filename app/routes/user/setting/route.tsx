import { Paper, Tabs, Title } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { getCertification } from "~/api/user";
import { FORM_CARD } from "~/components/fields/form-column";
import { redirectToNormalized } from "~/lib/page/normalized-address";
import { requestUrl } from "~/lib/page/request-url";
import { useSetQuery } from "~/lib/page/use-set-query";
import { useStore } from "~/lib/state/use-store";
import { panelsRoute } from "~/resource/panels-route";
import { guarded } from "~/session/guard";
import { session } from "~/session/session";
import { AccountPanel } from "./account-panel";
import { BasicForm } from "./basic-form";
import { certificationRecords } from "./certification-records";
import { CertificationTab } from "./certification-tab";
import { SecurityTab } from "./security-tab";
import classes from "./setting.module.css";
import { normalizedTabAddress, readTab, TABS, writeTab } from "./setting-tabs";

const panels = panelsRoute([certificationRecords]);

export const handle = { i18n: ["user", ...panels.i18n] };

/** The certification is loaded only for its tab. */
export const clientLoader = guarded(({ request, prefetch }) => {
  redirectToNormalized(request, normalizedTabAddress);
  if (readTab(requestUrl(request).searchParams) === "certification") {
    prefetch(getCertification.query());
    panels.load({ request, prefetch });
  } else panels.drop({ request });
  return null;
});

export const { shouldRevalidate } = panels;

export default function Setting() {
  const { t } = useTranslation(["user", "screens"]);
  const user = useStore(session, (current) => current.user);
  const [query] = useSearchParams();
  const setQuery = useSetQuery();
  if (!user) return null;
  return (
    <div className={classes.page}>
      <Title order={1}>{t("screens:setting")}</Title>
      <Tabs
        value={readTab(query)}
        onChange={(tab) => setQuery((requested) => writeTab(requested, tab))}
        keepMounted={false}
        className={classes.page}
      >
        <Paper withBorder radius="md">
          <AccountPanel user={user} />
          <Tabs.List aria-label={t("tabs.label")} className={classes.tabs}>
            {TABS.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {t(`tabs.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Paper>
        <Tabs.Panel value="basic">
          <FormCard>
            <BasicForm user={user} />
          </FormCard>
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <FormCard>
            <SecurityTab user={user} />
          </FormCard>
        </Tabs.Panel>
        <Tabs.Panel value="certification" className={classes.certification}>
          <CertificationTab />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

const FormCard = ({ children }: { children: ReactNode }) => (
  <Paper withBorder radius="md" className={`${classes.card} ${FORM_CARD}`}>
    {children}
  </Paper>
);
