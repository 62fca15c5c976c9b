import type { Rollup } from "vite";

export type Graph = Parameters<Rollup.GetManualChunk>[1];
type Statement = NonNullable<Rollup.ModuleInfo["ast"]>["body"][number];

/** `as` is the name after the import or export; `*` is the whole module. */
type Name = { name: string; as: string };
type Import = { from: string; isReExport: boolean; names: Name[] };

const WHOLE: Name = { name: "*", as: "*" };

function namesIn(statement: Statement): Name[] {
  if (statement.type === "ExportAllDeclaration") return [WHOLE];
  const specifiers = "specifiers" in statement ? statement.specifiers : [];
  return specifiers.map((one) => {
    if (one.type === "ImportNamespaceSpecifier") return WHOLE;
    if (one.type === "ImportDefaultSpecifier") return { name: "default", as: one.local.name };
    const [name, as] = one.type === "ImportSpecifier" ? [one.imported, one.local] : [one.local, one.exported];
    return name.type === "Identifier" && as.type === "Identifier" ? { name: name.name, as: as.name } : WHOLE;
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
  return exported.find(({ as }) => as === name)?.name;
}

/** The module that defines a name, found through re-exports; undefined if the module does not export it. */
function ownerOf(id: string, name: string, graph: Graph): string | undefined {
  const imports = importsOf(id, graph);
  const local = localNameOf(id, name, graph);
  for (const { from, isReExport, names } of imports) {
    const found = names.find(({ as }) => as === (isReExport ? name : local));
    if (found) return ownerOf(from, found.name, graph) ?? from;
  }
  if (graph.getModuleInfo(id)?.exports?.includes(name)) return id;
  // `export *`.
  const wholes = imports.filter(({ isReExport, names }) => isReExport && names.includes(WHOLE));
  return wholes.map(({ from }) => ownerOf(from, name, graph)).find((owner) => owner !== undefined);
}

/**
 * The modules with all their static imports. Of a package's index only the modules that define the imported names are
 * included.
 */
function withImports(starts: Iterable<string>, graph: Graph): ReadonlySet<string> {
  const modules = new Set(starts);
  for (const id of modules) {
    for (const { from, names } of importsOf(id, graph)) {
      if (graph.getModuleInfo(from)?.moduleSideEffects) modules.add(from);
      for (const { name } of names) modules.add(ownerOf(from, name, graph) ?? from);
    }
  }
  return modules;
}

/** The modules whose path matches, with their static imports. */
export const modulesWith = (path: RegExp, graph: Graph): ReadonlySet<string> =>
  withImports(
    [...graph.getModuleIds()].filter((id) => path.test(id)),
    graph,
  );

/** The static imports of all entries and dynamic imports, except those whose path matches. */
export function modulesWithout(path: RegExp, graph: Graph): ReadonlySet<string> {
  const isStart = (id: string) => {
    const info = graph.getModuleInfo(id);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0) && !path.test(id);
  };
  return withImports([...graph.getModuleIds()].filter(isStart), graph);
}
