import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/imports";

export default {
  intro:
    "Upload a CSV file in UTF-8 or GB18030 with column names in the first line, up to {{size}} MB and {{rows, number}} rows.",
  template: "Download template",
  templateFile: "{{entities}}-template.csv",
  sample: "Example: {{field}} {{number}}",
  choose: "Choose a file",
  drop: "or drop it here",
  again: "Choose another",
  reading: "Reading the file",
  problem: {
    empty: "The file is empty",
    large: "The file is larger than {{size}} MB: please split it",
    binary: "This is not a text file: save it as CSV in your spreadsheet first",
    header: "These columns are missing: {{columns}}. Compare the first line with the template",
    sameHeaders: "The file has more than one column for: {{columns}}. Keep one of each and choose the file again",
    openQuote:
      "A quote that opens in line {{line, number}} is not closed, so that the following lines became part of its cell. Correct it and choose the file again",
    noRows: "The file names its columns but has no rows",
    manyRows: "The file has more than {{rows, number}} rows: please split it",
  },
  summary:
    "“{{file}}”: {{total, number}} in all, {{good, number}} ready to import, {{bad, number}} with problems (errors: {{errors, number}})",
  errors: "Errors",
  preview: "Ready to import",
  repeats:
    "The import would double these rows ({{total, number}}), which are like an earlier one or a record of the list: {{rows}}",
  row: "Row",
  column: "Column",
  value: "Cell",
  message: "Problem",
  columnNumber: "Column {{column}}",
  wholeRow: "Whole row",
  extra: "Extra cell: {{text}}",
  quotes: "A quote is not closed",
  errorsFile: "import-errors.csv",
  downloadErrors: "Download errors",
  downloadRefused: "Download refused rows",
  refusedFile: "{{entities}}-to-correct.csv",
  send_one: "Import {{count, number}} row",
  send_other: "Import {{count, number}} rows",
  notImported: "Not imported",
  done: "Imported {{counted}}",
} satisfies SameKeys<typeof translations>;
