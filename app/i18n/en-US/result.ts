import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/result";

export default {
  success: {
    title: "Submitted",
    text: "Your change is under review and takes effect once approved. Until then the previous parameters stay in use.",
    toList: "Back to list",
    print: "Print result",
    details: "Submission details",
    submittedAt: "Submitted at",
  },
  error: {
    title: "Submission failed",
    text: "Please correct the problems below and submit again.",
    toForm: "Back to form",
    toWorkplace: "Back to workplace",
    details: "What went wrong",
    reasons: {
      rate: "The default bitrate must lie between the minimum and the maximum.",
      address: "The promotion URL must be a full address starting with http, https or ftp.",
      pending: "The previous change to this content is still under review. Please wait until it is approved.",
    },
    links: { rate: "Edit the video parameters", address: "Edit the URL", pending: "View review progress" },
  },
} satisfies SameKeys<typeof translations>;
