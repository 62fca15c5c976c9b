import type { SameWords } from "../same-words";
import type words from "../zh-CN/result";

export default {
  success: {
    title: "Submitted",
    text: "Your change is under review and takes effect once it has passed. Until then the former parameters stay in use.",
    toList: "Back to the list",
    print: "Print the result",
    details: "What was submitted",
    submittedAt: "Submitted at",
  },
  error: {
    title: "Not submitted",
    text: "Check the points below, correct them and submit again.",
    toForm: "Back to the form",
    toWorkplace: "Back to workplace",
    details: "What went wrong",
    reasons: {
      rate: "The default encoding rate must lie between the minimum and the maximum.",
      address: "The promotion link must be a whole web address that begins with http, https or ftp.",
      pending: "The last change of the same content is still under review; another one has to wait for it.",
    },
    ways: { rate: "Correct the video parameters", address: "Correct the link", pending: "See how far the review is" },
  },
} satisfies SameWords<typeof words>;
