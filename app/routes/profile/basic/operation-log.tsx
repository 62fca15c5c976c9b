import { listOperationLog } from "~/api/profile";
import { REVIEW_STATES, reviewState } from "~/api/review";
import { defineResource } from "~/resource/define-resource";
import { choice } from "~/resource/fields/choice";
import { text } from "~/resource/fields/text";
import { time } from "~/resource/fields/time";
import { wholeList } from "~/resource/whole-list";
import { changes } from "./changes";

/** The changes of the profile; the call responds with all of them. */
export const operationLog = defineResource({
  screen: "Basic",
  prefix: "log",
  words: "operations",
  title: "contentNumber",
  fields: {
    contentNumber: text({ column: { width: 160, sort: true, copy: true }, filter: "several" }),
    updateContent: text({ column: { width: 240, grows: true } }),
    changes,
    status: choice(REVIEW_STATES, {
      column: { width: 120, sort: true },
      filter: "several",
      tones: { reviewing: "warning", passed: "success" },
    }),
    updateTime: time({ column: { sort: true }, filter: { from: "updatedFrom", to: "updatedTo" } }),
  },
  calls: {
    list: wholeList(listOperationLog, (rows) =>
      rows.map((row) => ({ ...row, id: row.key, status: reviewState(row.status) })),
    ),
  },
});
