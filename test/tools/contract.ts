import { writeFile } from "node:fs/promises";
import { describeContract } from "../contract/openapi";

const FILE = "app/api/openapi.json";

await writeFile(FILE, `${JSON.stringify(await describeContract(), null, 2)}\n`);
console.log(`Written: ${FILE}`);
