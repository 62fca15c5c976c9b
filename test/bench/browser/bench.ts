import { measureBytes } from "./bytes";
import { measureCharts } from "./chart";
import { compressBuild } from "./compress";
import { isOver, type Section, tableOf } from "./figures";
import { measureLoads } from "./loads";
import { measureSearchTable } from "./search-table";
import { CLIENT, onStage } from "./stage";
import { measureSwitches } from "./switches";

/**
 * Measures the production build in a real browser beside a bare page of the same framework, prints all results with
 * their limits, and fails when one exceeds its limit. Names of parts measure only those: `npm run bench -- loads`.
 */
const PARTS: Record<string, () => Promise<Section[]>> = {
  bytes: () => onStage(measureBytes),
  loads: () => onStage(measureLoads),
  switches: () => onStage(measureSwitches),
  table: measureSearchTable,
  charts: () => onStage(measureCharts),
};

const wanted = process.argv.slice(2);
await Promise.all(Object.values(CLIENT).map(compressBuild));
const sections: Section[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Measuring ${name}…`);
  sections.push(...(await measure()));
}
console.log(`\n${tableOf(sections)}`);
process.exitCode = sections.some(({ figures }) => figures.some(isOver)) ? 1 : 0;
