import { writeFileSync } from "node:fs";
import { checkConformance, type Result } from "../conformance/conformance";
import { readOptions } from "../conformance/options";
import { formatJson, formatJUnit, formatResult, formatSummary } from "../conformance/report";

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.kind === "help") console.log(options.text);
  else {
    const { json, junit } = options;
    const onResult = (result: Result) => json || console.log(formatResult(result));
    const results = await checkConformance(options.access, { ...options.selection, onResult });
    if (junit) writeFileSync(junit, formatJUnit(results));
    console.log(json ? formatJson(results) : `\n${formatSummary(results)}`);
    process.exitCode = results.some(({ problem }) => problem) ? 1 : 0;
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error} (see --help)`);
  process.exitCode = 2;
}
