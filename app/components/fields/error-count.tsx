import { useTranslation } from "react-i18next";

type Props = {
  errors: object;
  /** How many submits the rules have stopped: the same count is another element then, and so is announced again. */
  failedSubmits: number;
};

/** Announces how many fields are to be corrected; the errors themselves are at their fields. */
export function ErrorCount({ errors, failedSubmits }: Props) {
  const { t } = useTranslation("forms");
  const count = Object.keys(errors).length;
  return (
    <p role="alert" className="visually-hidden">
      {count > 0 && <span key={failedSubmits}>{t("errors.count", { count })}</span>}
    </p>
  );
}
