import type { SameWords } from "../same-words";
import type words from "../zh-CN/group";

export default {
  cards: { video: "Video parameters", audio: "Audio parameters", explanation: "Explanation" },
  wrong: "{{card}} · {{field}}: {{message}}",
  range: "{{min}}–{{max}} {{unit}}",
  placeholders: { choose: "Please choose", explanation: "Optional, 200 characters at most" },
  rules: {
    choose: "Choose one",
    enter: "Enter a number",
    range: "Enter a whole number from {{min}} to {{max}}",
    maxBelowMin: "The maximum may not be below the minimum",
    defaultBelowMin: "The default may not be below the minimum",
    defaultAboveMax: "The default may not be above the maximum",
    explanation: "The explanation may have 200 characters at most",
  },
  summary: "To be corrected: {{count}}",
  reset: "Reset",
  submit: "Submit",
  resetting: {
    title: "Reset the form",
    content: "Everything you filled in will be cleared. Reset the form?",
    confirm: "Reset",
  },
} satisfies SameWords<typeof words>;
