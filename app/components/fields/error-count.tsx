import { useTranslation } from "react-i18next";

/** Announces how many fields are to be corrected; the errors themselves are at their fields. */
export function ErrorCount({ errors }: { errors: object }) {
  const { t } = useTranslation("console");
  const count = Object.keys(errors).length;
  return (
    <p role="alert" className="visually-hidden">
      {count > 0 && t("errors.count", { count })}
    </p>
  );
}
