import { Button, Group, Select, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { saveUser, type User } from "~/api/user";
import { notify } from "~/components/feedback/notify";
import { CountedTextarea } from "~/components/fields/counted-textarea";
import { NoOption } from "~/components/fields/no-option";
import { INTRODUCTION_MAX } from "~/config/limits";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { changeUser, session } from "~/session/session";
import { AreaFields } from "./area-fields";
import { type BasicValues, basicChange, basicRules, basicValues } from "./basic-rules";
import { countryChoices } from "./regions";
import classes from "./setting.module.css";

const FORM = { screen: "Setting", form: "basic" } as const;

export function BasicForm({ user }: { user: User }) {
  const { t, i18n } = useTranslation("user");
  const rules = basicRules((rule, max) => t(`basic.rules.${rule}`, { max }));
  const { form, onSubmit, markSaved } = useDraftForm(FORM, rules, basicValues(user));
  // The form is uncontrolled and does not render while typing, but the kind of area field depends on this value.
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  form.watch("countryRegion", () => {
    for (const part of ["province", "city", "district"] as const) form.setFieldValue(part, "");
    rerender();
  });

  const { mutate, isPending } = useMutation({
    mutationFn: ({ values }: { values: BasicValues; token: string }) =>
      saveUser({ body: basicChange(v.parse(rules, values)) }),
    onSuccess(_, { values, token }) {
      changeUser(token, basicChange(v.parse(rules, values)));
      markSaved(values);
      notify({ id: "saved", message: t("basic.saved"), color: "green" });
    },
  });
  const submit = onSubmit((values) => mutate({ values, token: session.get().token }));

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        key={form.key("email")}
        {...form.getInputProps("email")}
        label={t("basic.email")}
        placeholder={t("basic.emailHint")}
        type="email"
        autoComplete="email"
        withAsterisk
      />
      <TextInput
        key={form.key("name")}
        {...form.getInputProps("name")}
        label={t("basic.name")}
        placeholder={t("basic.nameHint")}
        autoComplete="nickname"
        withAsterisk
      />
      <Select
        key={form.key("countryRegion")}
        {...form.getInputProps("countryRegion")}
        label={t("basic.country")}
        placeholder={t("basic.countryHint")}
        data={countryChoices(i18n.language, user.countryRegion)}
        nothingFoundMessage={<NoOption>{t("basic.noCountry")}</NoOption>}
        allowDeselect={false}
        searchable
        withAsterisk
      />
      <AreaFields form={form} user={user} />
      <TextInput
        key={form.key("address")}
        {...form.getInputProps("address")}
        label={t("basic.address")}
        placeholder={t("basic.addressHint")}
        autoComplete="street-address"
      />
      <CountedTextarea
        key={form.key("introduction")}
        {...form.getInputProps("introduction")}
        limit={INTRODUCTION_MAX}
        label={t("basic.introduction")}
        placeholder={t("basic.introductionHint", { max: INTRODUCTION_MAX })}
      />
      <Group>
        <Button type="submit" loading={isPending}>
          {t("basic.save")}
        </Button>
        <Button variant="default" onClick={form.reset} disabled={isPending}>
          {t("basic.reset")}
        </Button>
      </Group>
    </form>
  );
}
