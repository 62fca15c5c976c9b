import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/submissions";

export default {
  notice: {
    done: "“{{form}}” has been submitted",
    refused: "“{{form}}” could not be submitted; what you filled in is kept",
    mayBeDone: "The server did not answer. “{{form}}” may have been submitted.",
    view: "View result",
  },
  left: {
    change: "The change of “{{name}}”",
    create: "The new {{entity}}",
    refused: "{{what}} was not saved: {{reason}}",
    unknown: "{{what}}: {{reason}}",
    view: "View",
  },
  failure: {
    title: "Submission failed",
    mayBeDone: "The server did not answer, so it may have been submitted. Check before you submit it again.",
    details: "View details",
    look: "View the operation log",
  },
  details: {
    title: "Submission",
    form: "Form",
    at: "Submitted at",
    by: "Submitted by",
    values: "What was submitted",
  },
  last: { title: "Recent submissions", text: "Last submitted: {{time}}", view: "View result" },
} satisfies SameKeys<typeof translations>;
