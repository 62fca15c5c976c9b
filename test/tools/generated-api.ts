import { execFileSync } from "node:child_process";
import * as v from "valibot";
import * as fields from "~/api/fields";
import type { Entity } from "./scaffold/entity";
import { planList } from "./scaffold/plan";

type Input = { params?: object; body?: object };
export type Sent = Input & { method: string; path: string; cache?: boolean };
type Spec = { method: string; path: string; cache?: boolean; response: v.GenericSchema };

/** In a process of its own, since esbuild does not run where a test has the globals of a browser. */
const TRANSPILE = `
  import { text } from "node:stream/consumers";
  import { transformWithEsbuild } from "vite";
  const { code } = await transformWithEsbuild(await text(process.stdin), "api.ts", { format: "cjs" });
  process.stdout.write(code);
`;

/** The calls that are generated for a list, against a server of a test's own: what it answers is read by their schemas. */
export function generatedApi(
  entity: Entity,
  answer: (sent: Sent) => unknown,
): Record<string, (input?: Input) => Promise<unknown>> {
  const text = planList(entity, ".").get(`app/api/${entity.name}.ts`);
  const code = execFileSync(process.execPath, ["--input-type=module", "--eval", TRANSPILE], {
    input: text,
    encoding: "utf8",
  });
  const defineCall = ({ method, path, cache, response }: Spec) =>
    Object.assign(async (input?: Input) => v.parse(response, await answer({ method, path, cache, ...input })), {
      queryKey: [path],
    });
  const modules: Record<string, unknown> = { valibot: v, "./fields": fields, "./client/call": { defineCall } };
  const module = { exports: {} };
  new Function("require", "module", code)((name: string) => modules[name], module);
  return module.exports;
}
