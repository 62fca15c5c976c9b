import { Select, type SelectProps } from "@mantine/core";
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { policyWords } from "./policy-words";

type Field = keyof ReturnType<typeof policyWords>;
type Props = Omit<SelectProps, "data" | "label"> & { field: Field };

/** One of the values that a policy's field may have. */
export const PolicyChoice = memo(function PolicyChoice({ field, ...select }: Props) {
  const { t } = useTranslation("policies");
  const data = useMemo(
    () => Object.entries(policyWords(t)[field]).map(([value, label]) => ({ value, label })),
    [t, field],
  );
  return <Select {...select} label={t(`field.${field}`)} data={data} checkIconPosition="right" />;
});
