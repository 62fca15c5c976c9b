import type { Rollup } from "vite";

export type Graph = Parameters<Rollup.GetManualChunk>[1];
type Statement = NonNullable<Rollup.ModuleInfo["ast"]>["body"][number];

/** `as` is what a name is called where it arrives; `*` is the whole module. */
type Name = { name: string; as: string };
type Import = { from: string; isHandedOn: boolean; names: Name[] };

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
    isHandedOn: statement.type !== "ImportDeclaration",
    names: namesIn(statement),
  }));
}

/** The module that a name comes from, behind those that hand it on. */
function ownerOf(id: string, name: string, graph: Graph): string {
  for (const { from, isHandedOn, names } of importsOf(id, graph)) {
    const found = isHandedOn && names.find(({ as }) => as === name);
    if (found) return ownerOf(from, found.name, graph);
  }
  return id;
}

/**
 * The modules that come with those whose path matches, because they are imported at once. Of a package's index that is
 * only what is behind the names asked for.
 */
export function modulesWith(path: RegExp, graph: Graph): ReadonlySet<string> {
  const modules = new Set([...graph.getModuleIds()].filter((id) => path.test(id)));
  for (const id of modules) {
    for (const { from, names } of importsOf(id, graph)) {
      if (graph.getModuleInfo(from)?.moduleSideEffects) modules.add(from);
      for (const { name } of names) modules.add(ownerOf(from, name, graph));
    }
  }
  return modules;
}
