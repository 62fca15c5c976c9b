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

type ParsedModule = {
  imports: Import[];
  /** The names of its own exports, without re-exports. */
  exports: Name[];
};

function parseModule(id: string, { getModuleInfo }: Graph): ParsedModule {
  const { ast, importedIds = [] } = getModuleInfo(id) ?? {};
  const body = ast?.body ?? [];
  const statements = body.flatMap((statement) =>
    "source" in statement && statement.source ? [{ statement, source: statement.source.value }] : [],
  );
  // Rollup lists each module once, in the order of the statements.
  const sources = [...new Set(statements.map(({ source }) => source))];
  return {
    imports: statements.map(({ statement, source }) => ({
      from: importedIds[sources.indexOf(source)] ?? "",
      isReExport: statement.type !== "ImportDeclaration",
      names: namesIn(statement),
    })),
    exports: body.flatMap((one) => (one.type === "ExportNamedDeclaration" && !one.source ? namesIn(one) : [])),
  };
}

/** Rollup parses a module again whenever its syntax tree is read, which took ten seconds of a build. */
const parsedModules = new WeakMap<Graph, Map<string, ParsedModule>>();

function parsedModule(id: string, graph: Graph): ParsedModule {
  const modules = parsedModules.get(graph) ?? new Map<string, ParsedModule>();
  parsedModules.set(graph, modules);
  const module = modules.get(id) ?? parseModule(id, graph);
  modules.set(id, module);
  return module;
}

/** The module that defines a name, found through re-exports; undefined if the module does not export it. */
function definingModule(id: string, name: string, graph: Graph): string | undefined {
  const { imports, exports } = parsedModule(id, graph);
  const localName = exports.find(({ alias }) => alias === name)?.name;
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
    for (const { from, names } of parsedModule(id, graph).imports) {
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

/** The static imports of all entries and dynamic imports, except of those that `isOwn` is true for. */
export function modulesImportedByOthers(
  isOwn: (entry: string, imports: ReadonlySet<string>) => boolean,
  graph: Graph,
): ReadonlySet<string> {
  const isEntry = (id: string) => {
    const info = graph.getModuleInfo(id);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  };
  const entries = [...graph.getModuleIds()].filter(isEntry).map((id) => [id, withImports([id], graph)] as const);
  return new Set(entries.flatMap(([id, imports]) => (isOwn(id, imports) ? [] : [...imports])));
}
