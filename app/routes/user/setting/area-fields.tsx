import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { NoOption } from "~/components/fields/no-option";
import { Select } from "~/components/fields/select";
import type { BasicValues } from "./basic-rules";
import { CHINA, provinceChoices } from "./regions";
import classes from "./setting.module.css";

type Props = { form: UseFormReturnType<BasicValues>; user: User };

/** Province, city and district. The province is a select for China and a text for other countries. */
export function AreaFields({ form, user }: Props) {
  const { t } = useTranslation("user");
  const country = form.getValues().countryRegion;
  const province = { label: t("basic.province"), required: true, ...form.getInputProps("province") };
  return (
    <fieldset className={classes.area}>
      <legend className={classes.legend}>{t("basic.region")}</legend>
      {country === CHINA ? (
        <Select
          key={form.key("province")}
          {...province}
          data={provinceChoices(
            (name) => t(`provinces.${name}`),
            user.countryRegion === CHINA ? (user.area[0] ?? "") : "",
          )}
          nothingFoundMessage={<NoOption>{t("basic.noProvince")}</NoOption>}
          placeholder={t("basic.countryHint")}
          allowDeselect={false}
          searchable
        />
      ) : (
        <TextInput key={form.key("province")} {...province} />
      )}
      <TextInput label={t("basic.city")} key={form.key("city")} {...form.getInputProps("city")} />
      <TextInput label={t("basic.district")} key={form.key("district")} {...form.getInputProps("district")} />
    </fieldset>
  );
}
