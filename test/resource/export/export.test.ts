import { Blob } from "node:buffer";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createExportFile } from "~/resource/export/export-rows";

// jsdom has no Blob whose bytes can be read.
beforeEach(() => {
  vi.stubGlobal("Blob", Blob);
});

const record = (id: number, name = `集合 ${id}`) => ({ id, number: `JH${id}`, name });

/** Downloads these records: the text of the file, and the reported progress. */
async function download(
  records: ReturnType<typeof record>[],
  signal = new AbortController().signal,
  onPage?: (current: number) => void,
) {
  const progress: [number, number][] = [];
  const requested: number[] = [];
  let pauses = 0;
  const { file, rows, changed } = await createExportFile({
    readPage: async (current, pageSize) => {
      requested.push(current);
      onPage?.(current);
      return { list: records.slice((current - 1) * pageSize, current * pageSize), total: records.length };
    },
    headers: ["编号", "名称"],
    toRow: ({ number, name }) => [String(number), String(name)],
    onProgress: (done, total) => progress.push([done, total]),
    pause: async () => {
      pauses += 1;
    },
  }).read(signal);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
  return { text, rows, changed, progress, requested, pauses };
}

const many = (length: number) => Array.from({ length }, (_, at) => record(at + 1));

describe("a download", () => {
  test("contains every row of every page and one byte-order mark, and reports its progress", async () => {
    const total = 1001;
    const { text, rows, progress, requested, pauses } = await download(many(total));
    const lines = text.slice(1).split("\r\n");
    expect(text.split("\uFEFF")).toHaveLength(2);
    expect(text.startsWith("\uFEFF编号,名称\r\nJH1,集合 1\r\n")).toBe(true);
    expect([lines.length, new Set(lines).size, rows]).toEqual([total + 1, total + 1, total]);
    expect(progress).toEqual([
      [500, total],
      [1000, total],
      [total, total],
    ]);
    expect([requested, pauses]).toEqual([[1, 2, 3], 2]);
  });

  test.each([0, 1, 500])("of %i rows requests one page", async (total) => {
    const { text, requested } = await download(many(total));
    expect([text.slice(1).split("\r\n").length, requested]).toEqual([total + 1, [1]]);
  });

  test("writes as text what a spreadsheet would run", async () => {
    const { text } = await download([record(1, "=1+1"), record(2, "@x"), record(3, 'a,"b"')]);
    expect(text.slice(1).split("\r\n")).toEqual(["编号,名称", 'JH1,"\'=1+1"', 'JH2,"\'@x"', 'JH3,"a,""b"""']);
  });

  test("does not write a row twice that moves to the next page", async () => {
    const all = many(501);
    const { text } = await download(all, undefined, (current) => {
      if (current === 2) all.unshift(record(9999));
    });
    expect(text.match(/JH500\b/g)).toHaveLength(1);
  });

  test("stops when it is cancelled, and requests no further page", async () => {
    const cancel = new AbortController();
    const requested: number[] = [];
    const running = download(many(2500), cancel.signal, (current) => {
      requested.push(current);
      if (current === 2) cancel.abort(new Error("cancelled"));
    });
    await expect(running).rejects.toThrow("cancelled");
    expect(requested).toEqual([1, 2]);
  });

  test("goes on with the page that failed", async () => {
    const records = many(1000);
    const requested: number[] = [];
    const exported = createExportFile({
      readPage: async (current, pageSize) => {
        requested.push(current);
        if (requested.length === 2) throw new Error("no answer");
        return { list: records.slice((current - 1) * pageSize, current * pageSize), total: records.length };
      },
      headers: ["编号"],
      toRow: ({ number }) => [String(number)],
      onProgress: () => undefined,
      pause: async () => undefined,
    });
    const { signal } = new AbortController();
    await expect(exported.read(signal)).rejects.toThrow("no answer");
    expect(await exported.read(signal)).toMatchObject({ rows: records.length, changed: false });
    expect(requested).toEqual([1, 2, 2]);
  });

  test("follows the size of the pages that a server really gives", async () => {
    const records = many(250);
    const requested: [number, number][] = [];
    const { file, rows } = await createExportFile({
      readPage: async (current, pageSize) => {
        requested.push([current, pageSize]);
        const size = Math.min(pageSize, 100);
        return { list: records.slice((current - 1) * size, current * size), total: records.length };
      },
      headers: ["编号"],
      toRow: ({ number }) => [String(number)],
      onProgress: () => undefined,
      pause: async () => undefined,
    }).read(new AbortController().signal);
    expect(requested).toEqual([
      [1, 500],
      [2, 100],
      [3, 100],
    ]);
    expect([rows, (await file.text()).split("\r\n").length]).toEqual([250, 251]);
  });

  test.each<[string, (all: ReturnType<typeof many>) => unknown, boolean]>([
    ["nothing", () => undefined, false],
    ["a deleted row", (all) => all.shift(), true],
    ["a new row", (all) => all.push(record(9999)), true],
  ])("tells whether the list changed meanwhile: %s", async (_, change, expected) => {
    const all = many(502);
    const { changed } = await download(all, undefined, (current) => current === 2 && change(all));
    expect(changed).toBe(expected);
  });

  test("fails when a page fails", async () => {
    const failing = download(many(10), undefined, () => {
      throw new Error("no answer");
    });
    await expect(failing).rejects.toThrow("no answer");
  });
});
