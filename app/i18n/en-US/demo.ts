export default {
  reset: "Reset demo data",
  confirm: "Reset",
  content: "All demo data returns to its first state, your changes are lost, and the page is loaded again.",
} as const;
