import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { apiFile } from "./api-file";
import type { Entity } from "./entity";
import { InputError } from "./input-error";
import { mockFile, seedsFile } from "./mock-files";
import { readTitles } from "./references";
import { declarationFile, routeFile } from "./screen-files";
import { type TableRow, tableRows } from "./table-rows";
import { chineseFile, englishFile } from "./word-files";

/** The whole text of each file that is new or changed, by its path in the project. */
export type Plan = ReadonlyMap<string, string>;

/** What a new list consists of, in the project in a folder. Throws an InputError if a name is taken or a list is missing. */
export function planList(entity: Entity, folder: string): Plan {
  const { name } = entity;
  const titles = readTitles(entity, folder);
  const files = new Map([
    [`app/api/${name}.ts`, apiFile(entity)],
    [`app/routes/list/${name}/${name}.ts`, declarationFile(entity)],
    [`app/routes/list/${name}/route.tsx`, routeFile(entity)],
    [`app/i18n/zh-CN/${name}.ts`, chineseFile(entity)],
    [`app/i18n/en-US/${name}.ts`, englishFile(entity)],
    [`mocks/${name}.ts`, mockFile(entity, titles)],
    [`mocks/data/${name}.ts`, seedsFile(entity)],
  ]);
  for (const file of files.keys()) if (existsSync(join(folder, file))) throw taken(name, file);
  const rows = tableRows(entity);
  for (const { file, taken: pattern } of rows) {
    if (pattern.test(readFileSync(join(folder, file), "utf8"))) throw taken(name, file);
  }
  for (const row of rows)
    files.set(row.file, insert(row, files.get(row.file) ?? readFileSync(join(folder, row.file), "utf8")));
  return files;
}

const taken = (name: string, file: string) => new InputError(`the name ${name} is taken, see ${file}`);

function insert({ file, after, line }: TableRow, text: string): string {
  const match = text.match(after);
  if (match?.index === undefined)
    throw new InputError(`${file} has another shape than expected: add this line by hand: ${line}`);
  const position = match.index + match[0].length;
  return `${text.slice(0, position)}\n${line}${text.slice(position)}`;
}

/** Writes all files of a plan; the plan was checked before, so that nothing is half written. */
export async function writePlan(plan: Plan, folder: string): Promise<void> {
  for (const [file, text] of plan) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
