import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The page and the texts of its assets. Other files may be edited where they are served, and an old copy would hide it. */
const COMPRESSED = /^(assets\/.*\.(js|css|svg)|index\.html)$/;

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Writes a brotli and a gzip copy, `name.br` and `name.gz`, beside the page and every text file of its assets. */
export async function writeCompressedFiles(client: string): Promise<void> {
  const files = (await readdir(client, { recursive: true })).filter((name) => COMPRESSED.test(name));
  await Promise.all(
    files.map(async (name) => {
      const content = await readFile(`${client}/${name}`);
      await writeFile(`${client}/${name}.br`, await byBrotli(content));
      await writeFile(`${client}/${name}.gz`, await byGzip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
