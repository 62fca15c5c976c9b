import { listOperationLog, PARAMETER_PARTS } from "~/api/profile";
import { REVIEW_STATES, reviewState } from "~/api/review";
import { policies } from "~/lists/policies";
import { wholeList } from "~/resource/data/whole-list";
import { defineResource } from "~/resource/define-resource";
import { choice } from "~/resource/fields/choice";
import { choices } from "~/resource/fields/choices";
import { orEmpty } from "~/resource/fields/or-empty";
import { person } from "~/resource/fields/person";
import { reference } from "~/resource/fields/reference";
import { text } from "~/resource/fields/text";
import { textInList } from "~/resource/fields/text-in-list";
import { time } from "~/resource/fields/time";
import { changes } from "./changes";

/** The changes of the profile; the call responds with all of them. */
export const operationLog = defineResource({
  screen: "Basic",
  prefix: "log",
  namespace: "operations",
  title: "contentNumber",
  phone: ["updateContent", "operator", "updateTime"],
  fields: {
    contentNumber: textInList({ column: { width: 124, sort: true, copy: true } }),
    updateContent: text({ column: { width: 108, grows: 3 } }),
    changes,
    parts: choices(PARAMETER_PARTS, { column: { width: 120 }, filter: "one" }),
    operator: orEmpty(person({ column: { width: 128, sort: true }, filter: "part" })),
    collection: reference({ of: () => policies, column: { width: 150, grows: 1 } }),
    status: choice(REVIEW_STATES, {
      column: { width: 124, sort: true },
      filter: "several",
      tones: { reviewing: "warning", passed: "success" },
    }),
    updateTime: time({ column: { width: 148, sort: true }, filter: { from: "updatedFrom", to: "updatedTo" } }),
  },
  calls: {
    list: wholeList(listOperationLog, (rows) =>
      rows.map((row) => ({ ...row, id: row.key, status: reviewState(row.status) })),
    ),
  },
});
