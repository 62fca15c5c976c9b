import { pathTo } from "~/navigation/paths";
import { SUBMITTED_FORMS, type SubmittedForm } from "./outcomes";

/** The parameter of a result page that names the form. */
export const FORM = "form";

/** The result page of a form's last submission, or of its refusal. */
export const pathOfResult = (page: "Success" | "Error", form: SubmittedForm): string =>
  `${pathTo(page)}?${FORM}=${form}`;

/** The form in a result page's query; undefined for any form. */
export const readForm = (query: URLSearchParams): SubmittedForm | undefined =>
  SUBMITTED_FORMS.find((known) => known === query.get(FORM));
