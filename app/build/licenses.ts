import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import type { Plugin } from "vite";

const LICENSES_FILE = "licenses.txt";

/** The folder of a package, of one inside another by itself. */
const FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i;

const manifest = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), ""),
  author: v.optional(v.union([v.string(), v.object({ name: v.string() })]), ""),
});

/** The folders of the packages that have some of the modules, sorted. */
export function packageFolders(moduleIds: readonly string[]): string[] {
  const folders = moduleIds.flatMap((id) => FOLDER.exec(id.replace(/^\0|\?.*$/g, ""))?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/** The licence notice of a package: its licence file, or else what its manifest says. Throws if that is nothing. */
export function licenseNotice(folder: string): string {
  const { name, version, license, author } = v.parse(
    v.pipe(v.string(), v.parseJson(), manifest),
    readFileSync(`${folder}/package.json`, "utf8"),
  );
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  if (files.length === 0 && !license) throw new Error(`${name} has no licence that a build could name.`);
  const owner = typeof author === "string" ? author : author.name;
  const texts = files.map((file) => readFileSync(`${folder}/${file}`, "utf8").trim());
  return [`${name} ${version} ${license}`.trim(), ...(texts.length > 0 ? texts : [owner])].join("\n\n").trim();
}

/** Writes the licences of all packages that a build contains beside the page, as most of them ask for. */
export function licenses(): Plugin {
  return {
    name: "licenses",
    apply: "build",
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const source = packageFolders(modules)
        .map(licenseNotice)
        .join(`\n\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: LICENSES_FILE, source: `${source}\n` });
    },
  };
}
