import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/result";

export default {
  success: {
    title: "Submitted",
    text: {
      Step: "The campaign has been created.",
      Group:
        "Your change is under review and takes effect once approved. Until then the previous parameters stay in use.",
    },
    toList: "Back to list",
    print: "Print result",
    toProgress: "View review progress",
  },
  error: {
    title: "Submission failed",
    text: "Please correct the problems below and submit again.",
    mayBeDone: "The server did not answer, so it may have been submitted. Check before you submit it again.",
    toForm: "Back to form",
    toWorkplace: "Back to workplace",
    details: "What went wrong",
    sent: "Value sent: {{value}}",
    correct: "Correct",
    correctField: "Correct: {{field}}",
  },
  none: {
    success: "Nothing submitted yet",
    error: "No submission has failed",
    text: {
      success: "What you submit in this browser tab will be shown here",
      error: "If a submission is refused, its reasons will be shown here",
    },
  },
} satisfies SameKeys<typeof translations>;
