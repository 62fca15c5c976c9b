import { Tabs, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ProductMark } from "~/components/layout/product-mark";
import { lazyComponent } from "~/components/loading/lazy-component";
import { deployment } from "~/config/deployment";
import { STORAGE_KEY } from "~/config/storage-keys";
import { loadNamespaces } from "~/i18n/translations";
import { readTabStored, writeTabStored } from "~/lib/storage/tab-storage";
import { AccountForm } from "./account-form";
import classes from "./login.module.css";

const [ACCOUNT, PHONE] = ["account", "phone"] as const;

// Most operators log in by name: the other form is loaded when its tab is first selected, and then stays mounted.
const PhoneForm = lazyComponent(() => import("./phone-form").then((file) => file.PhoneForm));

// Few deployments have an issuer.
const IssuerLogin = lazyComponent(() =>
  Promise.all([import("./issuer-login"), loadNamespaces(["issuer"])]).then(([file]) => file.IssuerLogin),
);

export function LoginTabs() {
  const { t } = useTranslation("login");
  return (
    <div className={classes.form}>
      <div className={classes.mark}>
        <ProductMark />
      </div>
      <Title order={1} className={classes.title}>
        {t("title")}
      </Title>
      <p className={classes.hint}>{t("hint")}</p>
      {deployment().oidcIssuer ? <IssuerLogin /> : <FormTabs />}
    </div>
  );
}

function FormTabs() {
  const { t } = useTranslation("login");
  const [startsByPhone] = useState(() => readTabStored(STORAGE_KEY.loginTab) === PHONE);
  const [isPhoneMounted, setPhoneMounted] = useState(startsByPhone);

  function choose(tab: string | null) {
    writeTabStored(STORAGE_KEY.loginTab, tab ?? "");
    if (tab === PHONE) setPhoneMounted(true);
  }

  return (
    <Tabs defaultValue={startsByPhone ? PHONE : ACCOUNT} onChange={choose}>
      <Tabs.List aria-label={t("tabs.label")} grow>
        <Tabs.Tab value={ACCOUNT}>{t("tabs.account")}</Tabs.Tab>
        <Tabs.Tab value={PHONE}>{t("tabs.phone")}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={ACCOUNT}>
        <AccountForm />
      </Tabs.Panel>
      <Tabs.Panel value={PHONE}>{isPhoneMounted && <PhoneForm takesFocus={startsByPhone} />}</Tabs.Panel>
    </Tabs>
  );
}
