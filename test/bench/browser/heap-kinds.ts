import type { CDPSession } from "@playwright/test";
import * as v from "valibot";

const snapshot = v.object({
  snapshot: v.object({
    meta: v.object({ node_fields: v.array(v.string()), node_types: v.tupleWithRest([v.array(v.string())], v.any()) }),
  }),
  nodes: v.array(v.number()),
});

/** Machine code, its tables, and the engine's descriptions of object shapes. */
const COMPILED = ["code", "object shape"];

/** The bytes of the heap used by objects, and those used by the engine's compiled code. */
export async function heapByKind(cdp: CDPSession): Promise<{ objects: number; compiled: number }> {
  const chunks: string[] = [];
  const collectChunk = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  cdp.on("HeapProfiler.addHeapSnapshotChunk", collectChunk);
  await cdp.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  cdp.off("HeapProfiler.addHeapSnapshotChunk", collectChunk);
  const { snapshot: description, nodes } = v.parse(snapshot, JSON.parse(chunks.join("")));
  const { node_fields: fields, node_types: types } = description.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const sums = { objects: 0, compiled: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? 0] ?? "";
    if (kind !== "native") sums[COMPILED.includes(kind) ? "compiled" : "objects"] += nodes[at + size] ?? 0;
  }
  return sums;
}
