import { http } from "msw";
import * as v from "valibot";
import { createDatabase } from "#mocks/backend/database";
import { mockResource } from "#mocks/backend/mock-resource";
import { respond } from "#mocks/backend/respond";
import { memoryStorage } from "#mocks/backend/storage";
import { defineCall } from "~/api/client/call";
import { id, number, text as words } from "~/api/fields";
import { defineResource } from "~/resource/define-resource";
import { text } from "~/resource/fields/text";

const path = "/api/list/labels";
const label = v.object({ id, name: words, note: words, version: number });
const form = v.object({ name: v.string(), note: v.string() });

const listLabels = defineCall({
  kind: "read",
  method: "GET",
  path,
  query: v.object({ current: v.number(), pageSize: v.number() }),
  response: v.object({ list: v.array(label), total: v.number() }),
});

const oneLabel = defineCall({ kind: "read", method: "GET", path: `${path}/:id`, response: label });

export const changeLabel = defineCall({
  kind: "write",
  method: "PATCH",
  path: `${path}/:id`,
  body: v.partial(v.object({ ...form.entries, ifVersion: v.number() })),
  response: label,
});

/** A list whose records have versions. */
export const labels = defineResource({
  screen: "SearchTable",
  namespace: "exhibits",
  title: "name",
  version: "version",
  write: "policy:write",
  fields: { name: text({ form: { max: 20 } }), note: text({ form: { max: 20 } }) },
  calls: { list: listLabels, one: oneLabel, change: changeLabel },
});

/** A demonstration backend with some records. */
export function labelHandlers(count = 1) {
  const now = () => new Date();
  const environment = { db: createDatabase(memoryStorage(), now), now, delay: () => 0, checkSignature: () => {} };
  const routes = mockResource({
    table: {
      name: "labels",
      seed: () =>
        Array.from({ length: count }, (_, index) => ({
          id: index + 1,
          name: `标签 ${index + 1}`,
          note: "",
          version: 1,
        })),
    },
    missing: "标签不存在",
    list: listLabels,
    one: oneLabel,
    change: changeLabel,
  });
  return routes.map((route) =>
    http[route.spec.method === "GET" ? "get" : "patch"](`*${route.spec.path}`, ({ request, params }) =>
      respond(route, request, params, environment),
    ),
  );
}
