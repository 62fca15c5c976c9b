import { submitChannelForm, submitGroupForm } from "~/api/form";
import { requireName } from "./backend/checks";
import { CONFIRMED, handle } from "./backend/handle";
import { logEntry } from "./data/operation-log";
import { parameterChanges } from "./data/parameter-changes";
import { basicProfile } from "./data/profile";
import { timeText } from "./data/time";

export const formRoutes = [
  handle(submitChannelForm, ({ body }) => {
    requireName(body.activityName, "活动名称");
    return CONFIRMED;
  }),
  /** New parameters are reviewed first, so they only appear in the operation log. */
  handle(submitGroupForm, async ({ db, now, body }) => {
    const changes = parameterChanges(basicProfile, body);
    await db.change("operationLog", (log) => [logEntry(log.length + 1, timeText(now), changes), ...log]);
    return CONFIRMED;
  }),
];
