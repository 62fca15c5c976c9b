import { Select, type SelectProps } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { policyLabels } from "./policy-labels";

type Field = keyof ReturnType<typeof policyLabels>;
type Props = Omit<SelectProps, "data" | "label"> & { field: Field };

export const PolicySelect = memo(function PolicySelect({ field, ...select }: Props) {
  const { t } = useTranslation("policies");
  const data = Object.entries(policyLabels(t)[field]).map(([value, label]) => ({ value, label }));
  return <Select {...select} label={t(`field.${field}`)} data={data} checkIconPosition="right" />;
});
