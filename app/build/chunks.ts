import type { Rollup } from "vite";
import { type Graph, modulesImportedBy, modulesImportedByOthers } from "./module-graph";

const SHARED_LINES = /\/(@babel\/runtime|use-force-update|zoned-time\.ts|api\/client\/mutations\.ts)/;

/** Assigns the modules of the first pages to chunks by name; any other module is undefined. */
function assignChunks(graph: Graph): (id: string) => string | undefined {
  const prefetch = modulesImportedBy(/\/app\/start\/prefetch-user\.ts$/, graph);
  const start = modulesImportedBy(/\/app\/(entry\.client|root)\.tsx$/, graph);
  const login = modulesImportedBy(/\/app\/routes\/login\/route\.tsx$/, graph);
  const lazyLoginParts = modulesImportedBy(/\/app\/routes\/login\/(captcha-field|phone-form)\.tsx$/, graph);
  const frame = modulesImportedBy(/\/app\/routes\/layouts\//, graph);
  const home = modulesImportedBy(/\/app\/routes\/workplace\/route\.tsx$/, graph);
  // What the workplace loads in its first idle moments, and what the frame does on every screen.
  const lowerPanels = modulesImportedBy(/\/app\/routes\/workplace\/lower-panels\.tsx$/, graph);
  const frameIdle = modulesImportedBy(
    /\/app\/(shell\/progress\/navigation-progress|shell\/palette\/palette-dialog|shell\/feedback\/idle-feedback|components\/feedback\/error-page)\.tsx?$/,
    graph,
  );
  // What deployments need that log in at an issuer or renew tokens.
  const authentication = modulesImportedBy(
    /\/app\/(routes\/login\/(issuer-login|return-from-issuer)|shell\/navbar\/log-out-at-issuer|session\/(renew-session|refresh-token))\.tsx?$/,
    graph,
  );
  // One file, because the idle one names all that the import of it needs.
  const submissions = modulesImportedBy(/\/app\/features\/submissions\/notify-unseen\.ts$/, graph);
  const others = modulesImportedBy(
    /\/app\/(routes\/(?!layouts|login|workplace).*\/route|shell\/palette\/palette-results)\.tsx$/,
    graph,
  );
  const firstChart = modulesImportedBy(/\/app\/routes\/workplace\/content-chart\.tsx$/, graph);
  const shareChart = modulesImportedBy(/\/app\/routes\/workplace\/share-chart\.tsx$/, graph);
  const charts = /\/app\/routes\/workplace\/(content|share)-chart\.tsx$/;
  const usedElsewhere = modulesImportedByOthers((entry) => charts.test(entry), graph);
  // All of the kit that a list loads at first, with every kind of field, so that a further list loads little more.
  const lists = modulesImportedBy(/\/app\/resource\/(resource-list|fields\/[\w-]+)\.tsx?$/, graph);
  const list = /\/app\/resource\/resource-list\.tsx$/;
  const usedWithoutLists = modulesImportedByOthers(
    (entry, imports) => entry.includes("/app/resource/") || [...imports].some((id) => list.test(id)),
    graph,
  );
  return (id) => {
    if (prefetch.has(id)) return "prefetch-user";
    // Modules that the workplace shares with other screens are part of the frame instead of separate files.
    const isInFrame = frame.has(id) || (home.has(id) && others.has(id));
    // The workplace would load all of the form's file for its few parts of it.
    if (start.has(id) || (login.has(id) && (isInFrame || lowerPanels.has(id) || frameIdle.has(id)))) return "start";
    // A few lines that several panels share: files of their own would be larger.
    if (isInFrame || SHARED_LINES.test(id)) return "frame";
    if (/\/app\/.*\/((recent|server)-(time|format)|search-field)\.(tsx?|module\.css)$/.test(id)) return "shared-parts";
    if (/\/(message-(row|tag)\.(tsx|module\.css)|is-selecting-text\.ts|IconChecklist\.mjs)$/.test(id))
      return "message-row";
    if (login.has(id) && (others.has(id) || lazyLoginParts.has(id) || authentication.has(id))) return "form";
    if (frameIdle.has(id)) return "idle";
    if (authentication.has(id)) return "authentication";
    if (submissions.has(id)) return "submissions";
    // The panels and their charts would share several files of a few lines.
    const isInPanels = [home, lowerPanels, shareChart].filter((parts) => parts.has(id)).length > 1;
    if (isInPanels || (firstChart.has(id) && (home.has(id) || lowerPanels.has(id)))) return "panels";
    if (lists.has(id) && !home.has(id) && !lowerPanels.has(id) && !usedWithoutLists.has(id)) return "list";
    return firstChart.has(id) && !usedElsewhere.has(id) ? "charts" : undefined;
  };
}

/**
 * Combines the modules of the first pages into a few chunks: they compress better than many small ones and need fewer
 * requests. The bundler places all other modules.
 */
export function manualChunks(): Rollup.GetManualChunk {
  let chunkOf: ((id: string) => string | undefined) | undefined;
  return (id, graph) => {
    chunkOf ??= assignChunks(graph);
    return chunkOf(id);
  };
}
