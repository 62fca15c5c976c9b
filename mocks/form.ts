import isEqual from "fast-deep-equal";
import { submitChannelForm, submitGroupForm } from "~/api/form";
import { PARAMETER_PARTS } from "~/api/profile";
import { bilingual } from "./backend/bilingual";
import { requireName } from "./backend/checks";
import { CONFIRMED, handle } from "./backend/handle";
import { logEntry } from "./data/operation-log";
import { parameterChanges } from "./data/parameter-changes";
import { basicProfile } from "./data/profile";
import { timeText } from "./data/time";

export const formRoutes = [
  handle(submitChannelForm, ({ body }) => {
    requireName(body.activityName, bilingual("活动名称不能为空", "Campaign name must not be empty"));
    return CONFIRMED;
  }),
  /** New parameters are reviewed first, so they only appear in the operation log. */
  handle(submitGroupForm, async ({ db, now, body, account }) => {
    const { name, avatar } = (await db.read("users"))[account];
    const made = {
      updateTime: timeText(now),
      changes: parameterChanges(basicProfile, body),
      parts: PARAMETER_PARTS.filter((part) => !isEqual(body[part], basicProfile[part])),
      operator: { name, avatar },
      collection: null,
    };
    await db.change("operationLog", (log) => [logEntry(log.length + 1, made), ...log]);
    return CONFIRMED;
  }),
];
