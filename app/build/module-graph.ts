import type { Rollup } from "vite";

export type Graph = Parameters<Rollup.GetManualChunk>[1];
type Statement = NonNullable<Rollup.ModuleInfo["ast"]>["body"][number];

/** `alias` is the name after the import or export; `*` is the whole module. */
type Name = { name: string; alias: string };
type Import = { from: string; isReExport: boolean; names: Name[] };

const NAMESPACE: Name = { name: "*", alias: "*" };

function namesIn(statement: Statement): Name[] {
  if (statement.type === "ExportAllDeclaration") return [NAMESPACE];
  const specifiers = "specifiers" in statement ? statement.specifiers : [];
  return specifiers.map((one) => {
    if (one.type === "ImportNamespaceSpecifier") return NAMESPACE;
    if (one.type === "ImportDefaultSpecifier") return { name: "default", alias: one.local.name };
    const [name, alias] = one.type === "ImportSpecifier" ? [one.imported, one.local] : [one.local, one.exported];
    return name.type === "Identifier" && alias.type === "Identifier"
      ? { name: name.name, alias: alias.name }
      : NAMESPACE;
  });
}

function importsOf(id: string, { getModuleInfo }: Graph): Import[] {
  const { ast, importedIds = [] } = getModuleInfo(id) ?? {};
  const statements = (ast?.body ?? []).flatMap((statement) =>
    "source" in statement && statement.source ? [{ statement, source: statement.source.value }] : [],
  );
  // Rollup lists each module once, in the order of the statements.
  const sources = [...new Set(statements.map(({ source }) => source))];
  return statements.map(({ statement, source }) => ({
    from: importedIds[sources.indexOf(source)] ?? "",
    isReExport: statement.type !== "ImportDeclaration",
    names: namesIn(statement),
  }));
}

/** The local name of an export; undefined for a re-export. */
function localNameOf(id: string, name: string, { getModuleInfo }: Graph): string | undefined {
  const statements = getModuleInfo(id)?.ast?.body ?? [];
  const exported = statements.flatMap((one) =>
    one.type === "ExportNamedDeclaration" && !one.source ? namesIn(one) : [],
  );
  return exported.find(({ alias }) => alias === name)?.name;
}

/** The module that defines a name, found through re-exports; undefined if the module does not export it. */
function definingModule(id: string, name: string, graph: Graph): string | undefined {
  const imports = importsOf(id, graph);
  const localName = localNameOf(id, name, graph);
  for (const { from, isReExport, names } of imports) {
    const imported = names.find(({ alias }) => alias === (isReExport ? name : localName));
    if (imported) return definingModule(from, imported.name, graph) ?? from;
  }
  if (graph.getModuleInfo(id)?.exports?.includes(name)) return id;
  // `export *`.
  const exportAlls = imports.filter(({ isReExport, names }) => isReExport && names.includes(NAMESPACE));
  return exportAlls.map(({ from }) => definingModule(from, name, graph)).find((module) => module !== undefined);
}

/**
 * The modules with all their static imports. Of a package's index only the modules that define the imported names are
 * included.
 */
function withImports(entries: Iterable<string>, graph: Graph): ReadonlySet<string> {
  const modules = new Set(entries);
  for (const id of modules) {
    for (const { from, names } of importsOf(id, graph)) {
      if (graph.getModuleInfo(from)?.moduleSideEffects) modules.add(from);
      for (const { name } of names) modules.add(definingModule(from, name, graph) ?? from);
    }
  }
  return modules;
}

/** The modules whose path matches, with their static imports. */
export const modulesImportedBy = (path: RegExp, graph: Graph): ReadonlySet<string> =>
  withImports(
    [...graph.getModuleIds()].filter((id) => path.test(id)),
    graph,
  );

/** The static imports of all entries and dynamic imports, except those whose path matches. */
export function modulesImportedByOthers(path: RegExp, graph: Graph): ReadonlySet<string> {
  const isOtherEntry = (id: string) => {
    const info = graph.getModuleInfo(id);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0) && !path.test(id);
  };
  return withImports([...graph.getModuleIds()].filter(isOtherEntry), graph);
}
