import {
  changeService,
  createQualityInspection,
  deleteQualityInspection,
  listPresetRules,
  listQualityInspections,
  listServices,
  markInspected,
  switchPresetRule,
} from "~/api/card";
import { BackendError, requireValue } from "./backend/backend-error";
import { bilingual } from "./backend/bilingual";
import { requireName } from "./backend/checks";
import type { ResponseOf } from "./backend/declared-call";
import { CONFIRMED, handle } from "./backend/handle";
import { findRecord, nextId, replaceRecord, sameId } from "./backend/records";
import { INSPECTION_NAME, inspectionCounts, NO_BACKLOG } from "./data/inspections";
import { timeText } from "./data/time";

const MISSING = {
  inspection: bilingual("质检队列不存在", "There is no such queue"),
  service: bilingual("服务不存在", "There is no such service"),
  rule: bilingual("规则不存在", "There is no such rule"),
};

/** The data of a new queue, and of one that was just inspected. */
const EMPTY_COUNTS = inspectionCounts(0, NO_BACKLOG, 0);

type Service = ResponseOf<typeof changeService>;

/** Opens, closes or renews a service; an expired one must be renewed before it can be opened. */
function changedService(service: Service, change: { enable: boolean } | { renew: true }): Service {
  if ("renew" in change) return { ...service, enable: true, expires: false };
  if (service.expires && change.enable)
    throw new BackendError(bilingual("服务已过期，请先续约", "The service has expired. Renew it first"));
  return { ...service, enable: change.enable };
}

const inspectionRoutes = [
  handle(listQualityInspections, ({ db }) => db.read("inspections")),
  handle(
    createQualityInspection,
    async ({ db, body, now }) => {
      const title = requireName(body.title, bilingual("队列名称不能为空", "Queue name must not be empty"));
      const [created] = await db.change("inspections", (all) => [
        { id: nextId(all), name: INSPECTION_NAME, title, description: timeText(now), data: EMPTY_COUNTS },
        ...all,
      ]);
      return requireValue(created, MISSING.inspection);
    },
    { permission: "queue:write" },
  ),
  handle(
    markInspected,
    async ({ db, params }) => {
      const all = await db.change("inspections", (queues) =>
        replaceRecord(queues, params.id, MISSING.inspection, (queue) => ({ ...queue, data: EMPTY_COUNTS })),
      );
      return findRecord(all, params.id, MISSING.inspection);
    },
    { permission: "queue:write" },
  ),
  handle(
    deleteQualityInspection,
    async ({ db, params }) => {
      await db.change("inspections", (all) => {
        findRecord(all, params.id, MISSING.inspection);
        return all.filter((queue) => !sameId(queue.id, params.id));
      });
      return CONFIRMED;
    },
    { permission: "queue:write" },
  ),
];

export const cardRoutes = [
  ...inspectionRoutes,
  handle(listServices, ({ db }) => db.read("services")),
  handle(
    changeService,
    async ({ db, params, body }) => {
      const all = await db.change("services", (services) =>
        replaceRecord(services, params.id, MISSING.service, (service) => changedService(service, body)),
      );
      return findRecord(all, params.id, MISSING.service);
    },
    { permission: "service:write" },
  ),
  handle(listPresetRules, ({ db }) => db.read("rules")),
  handle(
    switchPresetRule,
    async ({ db, params, body }) => {
      const all = await db.change("rules", (rules) =>
        replaceRecord(rules, params.id, MISSING.rule, (rule) => ({ ...rule, enable: body.enable })),
      );
      return findRecord(all, params.id, MISSING.rule);
    },
    { permission: "rule:write" },
  ),
];
