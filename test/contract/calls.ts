import { readdirSync } from "node:fs";
import type { DeclaredCall } from "#mocks/backend/declared-call";
import { type ListQuery, listQueryOf } from "#mocks/backend/list-query";

const areas = readdirSync("app/api")
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.replace(".ts", ""));

const isCall = (value: unknown): value is DeclaredCall => typeof value === "function" && "spec" in value;

export type NamedCall = {
  /** The file under app/api. */
  area: string;
  /** `area.function`. */
  name: string;
  call: DeclaredCall;
};

async function callsOf(area: string): Promise<NamedCall[]> {
  const module: Record<string, unknown> = await import(`../../app/api/${area}.ts`);
  return Object.entries(module).flatMap(([name, value]) =>
    isCall(value) ? [{ area, name: `${area}.${name}`, call: value }] : [],
  );
}

/** Every call that a file of app/api exports. */
export const calls: readonly NamedCall[] = (await Promise.all(areas.map(callsOf))).flat();

/** The calls that answer pages of rows, with what can be asked of them. */
export const lists: readonly (NamedCall & { listQuery: ListQuery })[] = calls.flatMap((named) => {
  const listQuery = listQueryOf(named.call);
  return listQuery ? [{ ...named, listQuery }] : [];
});
