import { writeCompressedFiles } from "~/build/compress-files";
import { measureBytes } from "./bytes";
import { measureCharts } from "./chart";
import { measureInteractions } from "./interactions";
import { measureLoads } from "./loads";
import { measureLongWork } from "./long";
import { exceedsLimit, formatSection, type Section } from "./results";
import { measureSearchTable } from "./search-table";
import { CLIENT, withSetup } from "./setup";
import { measureSwitches } from "./switches";

/**
 * Measures the production build in a real browser beside a bare page of the same framework, prints all results with
 * their limits, and fails when one exceeds its limit. Names of parts measure only those: `npm run bench -- loads`.
 */
const PARTS: Record<string, () => Promise<Section[]>> = {
  bytes: () => withSetup(measureBytes),
  loads: () => withSetup(measureLoads),
  switches: () => withSetup(measureSwitches),
  interactions: () => withSetup(measureInteractions),
  table: measureSearchTable,
  long: measureLongWork,
  charts: () => withSetup(measureCharts),
};

const wanted = process.argv.slice(2);
await Promise.all(Object.values(CLIENT).map(writeCompressedFiles));
const sections: Section[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Measuring ${name}…`);
  const measured = await measure();
  // At once, so that a later part that fails takes none of it away.
  for (const section of measured) console.log(formatSection(section));
  sections.push(...measured);
}
process.exitCode = sections.some(({ results }) => results.some(exceedsLimit)) ? 1 : 0;
