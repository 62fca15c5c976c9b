import { Tabs, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ProductMark } from "~/components/layout/product-mark";
import { useProductName } from "~/i18n/product-name";
import { AccountForm } from "./account-form";
import classes from "./login.module.css";
import { PhoneForm } from "./phone-form";

/** The two ways to log in. */
export function LoginWays() {
  const { t } = useTranslation("login");
  return (
    <div className={classes.form}>
      <div className={classes.mark}>
        <ProductMark />
      </div>
      <Title order={1} mb="md">
        {t("title", { product: useProductName() })}
      </Title>
      <Tabs defaultValue="account">
        <Tabs.List aria-label={t("tabs.label")} grow>
          <Tabs.Tab value="account">{t("tabs.account")}</Tabs.Tab>
          <Tabs.Tab value="phone">{t("tabs.phone")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="account" className={classes.panel}>
          <AccountForm />
        </Tabs.Panel>
        <Tabs.Panel value="phone" className={classes.panel}>
          <PhoneForm />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
