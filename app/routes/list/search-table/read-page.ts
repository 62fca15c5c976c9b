import { listPolicies } from "~/api/policy";
import type { PolicySearch } from "./query";

/** A page of policies, and the search that it answers. */
export type PolicyPage = Awaited<ReturnType<typeof readPage>>;

/** Asks for a page. What is shown stays until its answer, so each knows its own search. */
export const readPage = async (search: PolicySearch) => ({ ...(await listPolicies({ query: search })), search });
