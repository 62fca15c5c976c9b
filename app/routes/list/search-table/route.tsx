import { useCallbackRef } from "@mantine/hooks";
import { type ClientActionFunctionArgs, replace, useLoaderData } from "@remix-run/react";
import { ScreenPage } from "~/components/layout/screen-page";
import { guarded } from "~/session/guard";
import { Filters } from "./filters";
import { PolicyList } from "./policy-list";
import { filtersKey, type PolicyFilters, readSearch, repairedQuery, withFilters } from "./query";
import { readPage } from "./read-page";
import { useShow } from "./use-show";
import { readWrite, type Written, writePolicies } from "./writes";

export const handle = { i18n: ["policies", "import"] };

export const clientLoader = guarded(({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const repaired = repairedQuery(searchParams);
  if (repaired !== null) throw replace(`${pathname}?${repaired}`);
  const search = readSearch(searchParams);
  return { search, page: readPage(search) };
});

/** Creates and changes policies and puts them on and off line; deletions wait for their undo elsewhere. */
export const clientAction = guarded<Promise<Written>, ClientActionFunctionArgs>(async ({ request }) =>
  writePolicies(await readWrite(request)),
);

export default function SearchTable() {
  const { search, page } = useLoaderData<typeof clientLoader>();
  const show = useShow();
  const onSearch = useCallbackRef((filters: PolicyFilters) => show(withFilters(search, filters)));
  return (
    <ScreenPage>
      <Filters filters={filtersKey(search)} onSearch={onSearch} />
      <PolicyList search={search} page={page} />
    </ScreenPage>
  );
}
