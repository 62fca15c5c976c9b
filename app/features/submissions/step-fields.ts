import type { ChannelForm } from "~/api/form";

/** The fields of the step form with the step that each is filled in at, in the order of the form. */
const STEP_OF = {
  activityName: 1,
  channelType: 1,
  promotionTime: 1,
  promoteLink: 1,
  advertisingSource: 2,
  advertisingMedia: 2,
  keyword: 2,
  pushNotify: 2,
  advertisingContent: 2,
} as const satisfies Record<keyof ChannelForm, 1 | 2>;

export const isStepField = (path: string): path is keyof ChannelForm => Object.hasOwn(STEP_OF, path);
export const STEP_FIELDS: readonly (keyof ChannelForm)[] = Object.keys(STEP_OF).filter(isStepField);
export const FIRST_FIELDS = STEP_FIELDS.filter((field) => STEP_OF[field] === 1);
export const SECOND_FIELDS = STEP_FIELDS.filter((field) => STEP_OF[field] === 2);
