import IconDeviceMobile from "@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs";
import IconDeviceTv from "@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import {
  CONTENT_TYPES,
  changePolicy,
  createPolicy,
  deletePolicies,
  FILTER_TYPES,
  importPolicies,
  listPolicies,
  POLICY_STATUSES,
  type Policy,
  setPoliciesStatus,
} from "~/api/policy";
import { POLICY_COUNT_DIGITS, POLICY_NAME_LIMIT } from "~/config/limits";
import { defineResource } from "~/resource/define-resource";
import { choice } from "~/resource/fields/choice";
import { number } from "~/resource/fields/number";
import { text } from "~/resource/fields/text";
import { time } from "~/resource/fields/time";
import type { Action } from "~/resource/resource";

type PolicyStatus = (typeof POLICY_STATUSES)[number];

/** An action that gives policies a status in place of another one, and takes it back. */
const setting = (status: PolicyStatus, before: PolicyStatus): Action<Policy> => ({
  call: (ids) => setPoliciesStatus({ body: { ids, status } }),
  when: (policy) => policy.status === before,
  undo: (policies) => setPoliciesStatus({ body: { ids: policies.map(({ id }) => id), status: before } }),
});

/** What a policy is on a screen. */
export const policies = defineResource({
  screen: "SearchTable",
  namespace: "policies",
  title: "name",
  write: "policy:write",
  fields: {
    number: text({ column: { width: 128, copy: true, oneLine: true }, filter: "part" }),
    name: text({
      column: { width: 108, grows: true, copy: true },
      filter: "part",
      form: { required: true, max: POLICY_NAME_LIMIT },
    }),
    contentType: choice(CONTENT_TYPES, {
      column: { width: 120 },
      filter: "one",
      form: {},
      icons: {
        img: <IconPhoto aria-hidden />,
        horizontalVideo: <IconDeviceTv aria-hidden />,
        verticalVideo: <IconDeviceMobile aria-hidden />,
      },
    }),
    filterType: choice(FILTER_TYPES, { column: { width: 83 }, filter: "one", form: {} }),
    count: number({ column: { width: 86, sort: true }, form: { maxDigits: POLICY_COUNT_DIGITS } }),
    createdTime: time({ column: { width: 144, sort: true }, filter: { from: "createdFrom", to: "createdTo" } }),
    status: choice(POLICY_STATUSES, {
      column: { width: 76, pin: "right" },
      filter: "one",
      form: { initial: "offline" },
      tones: { online: "success", offline: "quiet" },
    }),
  },
  calls: {
    list: listPolicies,
    create: createPolicy,
    change: changePolicy,
    remove: deletePolicies,
    importRows: importPolicies,
  },
  actions: { online: setting("online", "offline"), offline: setting("offline", "online") },
});
