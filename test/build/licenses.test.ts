import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { licenseNotice, packageFolders } from "~/build/licenses";

test("the packages of some modules are named once, with those inside of others", () => {
  const ids = [
    "/p/node_modules/react/index.js",
    "\0/p/node_modules/react/index.js?commonjs-module",
    "/p/node_modules/@mantine/core/esm/a.mjs",
    "/p/node_modules/a/node_modules/b/c.js",
    "/p/app/root.tsx",
    "\0vite/preload-helper.js",
  ];
  expect(packageFolders(ids)).toEqual([
    "/p/node_modules/@mantine/core",
    "/p/node_modules/a/node_modules/b",
    "/p/node_modules/react",
  ]);
});

test("the notice of a package has its licence and its owner", () => {
  expect(licenseNotice("node_modules/react")).toMatch(/^react [\d.]+ MIT\n\nMIT License\n\nCopyright \(c\)/);
});

/** The folder of a package without a licence file. */
function packageWith(manifest: object): string {
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "one", version: "1.2.3", ...manifest }));
  return folder;
}

test("without a licence file its manifest tells it, and without either a build fails", () => {
  expect(licenseNotice(packageWith({ license: "ISC", author: { name: "Somebody" } }))).toBe(
    "one 1.2.3 ISC\n\nSomebody",
  );
  expect(() => licenseNotice(packageWith({}))).toThrow("one has no licence");
});
