import * as v from "valibot";
import { QUEUE_NAME_MAX } from "~/config/limits";
import { maxCharacters } from "~/lib/forms/form-rules";
import { visible } from "~/lib/forms/visible-rule";

type Rule = "nameRequired" | "nameInvisible" | "nameLong";

/** The schema of a new queue. */
export const queueRules = (t: (rule: Rule) => string) =>
  v.object({
    title: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t("nameRequired")),
      visible(t("nameInvisible")),
      maxCharacters(QUEUE_NAME_MAX, t("nameLong")),
    ),
  });
