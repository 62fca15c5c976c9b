import "~/theme/search-table.css";
import { type ClientActionFunctionArgs, replace, useLoaderData } from "@remix-run/react";
import { listPolicies } from "~/api/policy";
import { ScreenPage } from "~/components/screen-page";
import { guarded } from "~/session/guard";
import { Filters } from "./filters";
import { PolicyList } from "./policy-list";
import { readSearch, repairedQuery } from "./query";
import { readWrite, type Written, writePolicies } from "./writes";

export const handle = { i18n: ["policies", "import"] };

export const clientLoader = guarded(({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const repaired = repairedQuery(searchParams);
  if (repaired !== null) throw replace(`${pathname}?${repaired}`);
  const search = readSearch(searchParams);
  return { search, page: listPolicies({ query: search }) };
});

/** Creates and changes policies and puts them on and off line; deletions wait for their undo elsewhere. */
export const clientAction = guarded<Promise<Written>, ClientActionFunctionArgs>(async ({ request }) =>
  writePolicies(await readWrite(request)),
);

export default function SearchTable() {
  const { search, page } = useLoaderData<typeof clientLoader>();
  return (
    <ScreenPage>
      <Filters search={search} />
      <PolicyList search={search} page={page} />
    </ScreenPage>
  );
}
