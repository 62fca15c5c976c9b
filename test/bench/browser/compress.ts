import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const TEXT = /\.(js|css|html|svg|json)$/;
const compressed = promisify(brotliCompress);

/** Writes a brotli copy (`name.br`) beside every text file of a build. */
export async function compressBuild(client: string): Promise<void> {
  const files = (await readdir(client, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = `${client}/${name}`;
      await writeFile(`${file}.br`, await compressed(await readFile(file)));
    }),
  );
}
