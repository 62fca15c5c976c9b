import { expect, test } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { cachedPages, pageQuery } from "~/resource/data/page-query";
import { books, resetShelf } from "../../support/shelf";

test("of many pages the last ones are kept for the way back", async () => {
  resetShelf();
  queryClient.clear();
  for (let current = 1; current <= 40; current += 1)
    await queryClient.fetchQuery(pageQuery(books, { current, pageSize: 10 }));
  const kept = cachedPages(books).map(({ search }) => search);
  expect(kept.length).toBeLessThan(25);
  expect(kept).toContainEqual({ current: 40, pageSize: 10 });
  expect(kept).toContainEqual({ current: 30, pageSize: 10 });
  expect(kept).not.toContainEqual({ current: 1, pageSize: 10 });
});
