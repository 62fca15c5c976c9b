import type { Rollup } from "vite";
import { type Graph, modulesWith, modulesWithout } from "./module-graph";

/** Returns the chunk of a module that the first pages need; undefined for any other module. */
function firstPages(graph: Graph): (id: string) => string | undefined {
  const early = modulesWith(/\/app\/start\/prefetch-user\.ts$/, graph);
  const start = modulesWith(/\/app\/(entry\.client|root)\.tsx$/, graph);
  const login = modulesWith(/\/app\/routes\/login\/route\.tsx$/, graph);
  const loginParts = modulesWith(/\/app\/routes\/login\/(captcha-field|phone-form)\.tsx$/, graph);
  const frame = modulesWith(/\/app\/routes\/layouts\//, graph);
  const home = modulesWith(/\/app\/routes\/workplace\/route\.tsx$/, graph);
  const others = modulesWith(/\/app\/routes\/(?!layouts|login|workplace).*\/route\.tsx$/, graph);
  const firstChart = modulesWith(/\/app\/routes\/workplace\/content-chart\.tsx$/, graph);
  const charts = /\/app\/routes\/workplace\/(content|share)-chart\.tsx$/;
  const elsewhere = modulesWithout(charts, graph);
  return (id) => {
    if (early.has(id)) return "early";
    // Modules that the workplace shares with other screens are part of the frame instead of files of their own.
    const isFramed = frame.has(id) || (home.has(id) && others.has(id));
    if (start.has(id) || (login.has(id) && isFramed)) return "start";
    if (isFramed) return "frame";
    if (login.has(id) && (others.has(id) || loginParts.has(id))) return "form";
    return firstChart.has(id) && !elsewhere.has(id) ? "charts" : undefined;
  };
}

/**
 * Combines the modules of the first pages into a few chunks: they compress better than many small ones and need fewer
 * requests. The bundler places all other modules.
 */
export function chunking(): Rollup.GetManualChunk {
  let first: ((id: string) => string | undefined) | undefined;
  return (id, graph) => {
    first ??= firstPages(graph);
    return first(id);
  };
}
