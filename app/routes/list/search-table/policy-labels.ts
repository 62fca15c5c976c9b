import type { TFunction } from "i18next";

/** The labels of all values, translated once: a table has a hundred rows, a CSV file a hundred thousand. */
export const policyLabels = (t: TFunction<"policies">) => ({
  contentType: {
    img: t("contentType.img"),
    horizontalVideo: t("contentType.horizontalVideo"),
    verticalVideo: t("contentType.verticalVideo"),
  },
  filterType: { artificial: t("filterType.artificial"), rules: t("filterType.rules") },
  status: { online: t("status.online"), offline: t("status.offline") },
});
