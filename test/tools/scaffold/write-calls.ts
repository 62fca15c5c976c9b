import type { Entity } from "./entity";
import { namesOf } from "./names";

const call = (name: string, lines: readonly string[]) =>
  `export const ${name} = defineCall({ ${lines.join(", ")} });\n`;
const RECORD_ID = "{ params: { id: string | number }";

/** The calls that read one record and write. */
export function writeCalls(entity: Entity): string {
  const { path, one, reads, create, importRows } = entity.calls;
  const names = namesOf(entity);
  const own = `path: "${one}"`;
  const texts = [
    reads ? call(names.one, [`kind: "read"`, `method: "GET"`, own, "response: record"]) : "",
    create ? call(names.create, [`kind: "write"`, `method: "POST"`, "path", "body: form", "response: record"]) : "",
    changeCall(entity, own),
    removeCall(entity, own),
    importRows
      ? call(names.importRows, [
          `kind: "write"`,
          `method: "POST"`,
          importRows === path ? "path" : `path: "${importRows}"`,
          "body: v.object({ rows: v.array(form) })",
          "response: v.object({ created: integer })",
        ])
      : "",
  ];
  return texts.filter((text) => text !== "").join("\n");
}

function changeCall({ calls, ...entity }: Entity, own: string): string {
  const names = namesOf({ calls, ...entity });
  const { change, reads } = calls;
  if (!change) return "";
  if (change === "PATCH" || !reads)
    return call(names.change, [
      `kind: "write"`,
      `method: "${change}"`,
      own,
      "body: v.partial(form)",
      "response: record",
    ]);
  const body = "body: v.looseObject(v.partial(form).entries)";
  const asItIs = [`kind: "read"`, `method: "GET"`, own, "response: v.looseObject({ id })", "cache: false"];
  return `${call(names.replace, [`kind: "write"`, `method: "PUT"`, own, body, "response: record"])}
/** Reads a record as it is: nothing stands for what it lacks. A cached one may have been read by another schema. */
const ${names.read} = defineCall({ ${asItIs.join(", ")} });

/** The server replaces the whole record, so that what was not changed is sent as it is now. */
export async function ${names.change}({ params, body }: ${RECORD_ID}; body: Partial<v.InferInput<typeof form>> }) {
  const current: Record<string, unknown> = await ${names.read}({ params });
  return ${names.replace}({ params, body: { ...current, ...body } });
}
`;
}

function removeCall(entity: Entity, own: string): string {
  const names = namesOf(entity);
  const { remove } = entity.calls;
  const write = [`kind: "write"`, `method: "DELETE"`];
  if (!remove) return "";
  if (remove === "one") return call(names.removeOne, [...write, own, "response: nothing"]);
  return call(names.remove, [...write, "path", "body: v.object({ ids: v.array(id) })", "response: confirmation"]);
}
