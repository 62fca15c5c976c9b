import { writeFile } from "node:fs/promises";
import { describeContract } from "../contract/openapi";
import { NoMock } from "../mocks/caller";

const FILE = "app/api/openapi.json";

try {
  await writeFile(FILE, `${JSON.stringify(await describeContract(), null, 2)}\n`);
  if (!process.argv.includes("--quiet")) console.log(`Written: ${FILE}`);
} catch (error) {
  if (!(error instanceof NoMock)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
