import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Entity } from "./entity";
import { DEFAULT_CURRENCY } from "./kinds";
import { permissionOf } from "./names";
import type { Plan } from "./plan";

/** The files of a plan that are new in the project in a folder, and those that it changes, before it is written. */
export function sortFiles(plan: Plan, folder: string): { created: string[]; changed: string[] } {
  const files = [...plan.keys()];
  const exists = (file: string) => existsSync(join(folder, file));
  return { created: files.filter((file) => !exists(file)), changed: files.filter(exists) };
}

/** Where a list stands, whom it is for and what its money is, none of which the command was told. */
export function describeChoices(entity: Entity): string {
  const { name, fields } = entity;
  const amounts = fields.filter(({ kind }) => kind === "money");
  const currencies = [...new Set(amounts.map(({ rules }) => rules?.currency ?? DEFAULT_CURRENCY))];
  return [
    "It is in the menu group List for every role (app/navigation/screens.ts)",
    ...(permissionOf(entity) ? ["writing is for admins (app/navigation/permissions.ts)"] : []),
    ...(currencies.length > 0 ? [`money is ${currencies.join(", ")} (app/routes/list/${name}/${name}.ts)`] : []),
  ].join("; ");
}
