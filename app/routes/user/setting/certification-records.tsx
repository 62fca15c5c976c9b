import { REVIEW_STATES, reviewState } from "~/api/review";
import { getCertification } from "~/api/user";
import { wholeList } from "~/resource/data/whole-list";
import { defineResource } from "~/resource/define-resource";
import { choice } from "~/resource/fields/choice";
import { image } from "~/resource/fields/image";
import { text } from "~/resource/fields/text";
import { time } from "~/resource/fields/time";

const ENTERPRISE = 1;

/** The requested certifications, in the server's order, in which they get their ids. */
export const certificationRecords = defineResource({
  screen: "Setting",
  prefix: "records",
  namespace: "certifications",
  title: "content",
  fields: {
    type: choice(["enterprise", "other"], { column: { width: 172, sort: true } }),
    picture: image({ column: { width: 88 } }),
    content: text({ column: { width: 240, grows: true } }),
    status: choice(REVIEW_STATES, {
      column: { width: 120, sort: true },
      tones: { reviewing: "warning", passed: "success" },
    }),
    time: time({ column: { sort: true } }),
  },
  calls: {
    list: wholeList(getCertification, ({ record }) =>
      record.map(({ certificationType, certificationContent, status, time, picture }, index) => ({
        id: index + 1,
        type: certificationType === ENTERPRISE ? "enterprise" : "other",
        content: certificationContent,
        status: reviewState(status),
        time,
        picture,
      })),
    ),
  },
});
