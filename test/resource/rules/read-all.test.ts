import { describe, expect, test } from "vitest";
import { createReader } from "~/resource/data/read-all";
import { pageOf } from "../../support/plain-pages";

const { signal } = new AbortController();

describe("all rows of a search", () => {
  /** Reads a list whose pages have these rows; with the pages that were asked for, and their sizes. */
  async function read(total: number, pages: number[][]) {
    const asked: number[][] = [];
    const reader = createReader({
      readPage: async (current, pageSize) => {
        asked.push([current, pageSize]);
        return { ...pageOf(...(pages[current - 1] ?? [])), total };
      },
      onRows: () => {},
    });
    const { ids, changed } = await reader.read(signal);
    return { asked, ids: [...ids], changed };
  }

  test.each<[string, number, number[][], number[][], boolean]>([
    ["are read with one page, if that has them", 2, [[1, 2]], [[1, 500]], false],
    ["are none of an empty list", 0, [], [[1, 500]], false],
    [
      "are read on in pages as small as the first one",
      3,
      [[1, 2], [3]],
      [
        [1, 500],
        [2, 2],
      ],
      false,
    ],
    [
      "end at a page without rows, whatever their number is said to be",
      9,
      [[1, 2]],
      [
        [1, 500],
        [2, 2],
      ],
      true,
    ],
    ["end at a first page without rows", 9, [], [[1, 500]], true],
  ])("%s", async (_, total, pages, asked, changed) => {
    expect(await read(total, pages)).toEqual({ asked, ids: pages.flat(), changed });
  });
});
