import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/group";

export default {
  errors: { previous: "Previous", next: "Next" },
  cards: { video: "Video parameters", audio: "Audio parameters", explanation: "Notes" },
  range: "{{min}}–{{max}}",
  rates: { min: "Min", max: "Max", default: "Default" },
  inUse: "Now {{value}}",
  changes_one: "{{count}} change",
  changes_other: "{{count}} changes",
  nothingChanged: "Nothing is changed, so there is nothing to submit",
  placeholders: { choose: "Please choose", explanation: "Optional, up to 200 characters" },
  rules: {
    choose: "Choose one",
    enter: "Enter a number",
    range: "Whole number from {{min}} to {{max}}",
    minAboveMax: "Must not exceed the maximum",
    maxBelowMin: "Must not be below the minimum",
    defaultBelowMin: "Must not be below the minimum",
    defaultAboveMax: "Must not exceed the maximum",
    explanation: "Notes can have up to 200 characters",
  },
  reset: "Reset",
  submit: "Submit",
  resetConfirm: {
    title: "Reset the form",
    content: "What you filled in is lost, and all parameters return to the values in use.",
    confirm: "Reset",
  },
} satisfies SameKeys<typeof translations>;
