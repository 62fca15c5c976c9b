import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { FieldRow } from "~/components/fields/form-column";
import { NoOption } from "~/components/fields/no-option";
import { Select } from "~/components/fields/select";
import type { BasicValues } from "./basic-rules";
import { CHINA, provinceChoices } from "./regions";

type Props = { form: UseFormReturnType<BasicValues>; user: User };

/** Province, city and district. The province is a select for China and a text for other countries. */
export function AreaFields({ form, user }: Props) {
  const { t } = useTranslation("user");
  const country = form.getValues().countryRegion;
  const province = { label: t("basic.province"), "aria-required": true, ...form.getInputProps("province") };
  return (
    <FieldRow label={t("basic.region")}>
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
        <TextInput key={form.key("province")} {...province} placeholder={t("basic.province")} />
      )}
      {(["city", "district"] as const).map((part) => (
        <TextInput
          key={form.key(part)}
          {...form.getInputProps(part)}
          label={t(`basic.${part}`)}
          placeholder={t(`basic.${part}`)}
        />
      ))}
    </FieldRow>
  );
}
