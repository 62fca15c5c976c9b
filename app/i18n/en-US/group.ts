import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/group";

export default {
  cards: { video: "Video parameters", audio: "Audio parameters", explanation: "Notes" },
  fieldError: "{{card}} · {{field}}: {{message}}",
  range: "{{min}}–{{max}} {{unit}}",
  placeholders: { choose: "Please choose", explanation: "Optional, up to 200 characters" },
  rules: {
    choose: "Choose one",
    enter: "Enter a number",
    range: "Enter a whole number from {{min}} to {{max}}",
    maxBelowMin: "The maximum cannot be less than the minimum",
    defaultBelowMin: "The default cannot be less than the minimum",
    defaultAboveMax: "The default cannot be greater than the maximum",
    explanation: "Notes can have up to 200 characters",
  },
  summary: "Fields to correct: {{count}}",
  reset: "Reset",
  submit: "Submit",
  resetConfirm: {
    title: "Reset the form",
    content: "Everything you filled in will be cleared. Reset the form?",
    confirm: "Reset",
  },
} satisfies SameKeys<typeof translations>;
