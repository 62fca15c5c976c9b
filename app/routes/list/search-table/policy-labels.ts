import type { TFunction } from "i18next";

/** Translated once: in a hundred rows or a hundred thousand lines of CSV that counts. */
export const policyLabels = (t: TFunction<"policies">) => ({
  contentType: {
    img: t("contentType.img"),
    horizontalVideo: t("contentType.horizontalVideo"),
    verticalVideo: t("contentType.verticalVideo"),
  },
  filterType: { artificial: t("filterType.artificial"), rules: t("filterType.rules") },
  status: { online: t("status.online"), offline: t("status.offline") },
});
