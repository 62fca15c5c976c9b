import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/group";

export default {
  cards: { video: "Video parameters", audio: "Audio parameters", explanation: "Notes" },
  fieldError: "{{field}}: {{message}}",
  range: "{{min}}–{{max}}",
  rates: { min: "Min", max: "Max", default: "Default" },
  rateLine: "{{rate}}: {{text}}",
  inUse: "Now {{value}}",
  changes_one: "{{count}} change",
  changes_other: "{{count}} changes",
  nothingChanged: "Nothing is changed, so there is nothing to submit",
  placeholders: { choose: "Please choose", explanation: "Optional, up to 200 characters" },
  rules: {
    choose: "Choose one",
    enter: "Enter a number",
    range: "Enter a whole number from {{min}} to {{max}}",
    minAboveMax: "The minimum cannot be greater than the maximum",
    maxBelowMin: "The maximum cannot be less than the minimum",
    defaultBelowMin: "The default cannot be less than the minimum",
    defaultAboveMax: "The default cannot be greater than the maximum",
    explanation: "Notes can have up to 200 characters",
  },
  reset: "Reset",
  submit: "Submit",
  resetConfirm: {
    title: "Reset the form",
    content: "All parameters return to the values in use, and what you filled in is lost. Reset the form?",
    confirm: "Reset",
  },
} satisfies SameKeys<typeof translations>;
