import { READ_ALL_PAGE_SIZE } from "~/config/limits";
import type { ListCalls } from "../calls";
import { InputError } from "../input-error";
import type { ListAnswer } from "./answer";
import type { Parameter } from "./operation";
import { pageQuery } from "./query";

/** How a page is asked for and answered. Throws an InputError for pages that the console cannot turn. */
export function pageOf(
  path: string,
  { list, total }: ListAnswer,
  parameters: readonly Parameter[],
): Pick<ListCalls, "page" | "whole" | "maxPageSize"> {
  const query = pageQuery(parameters);
  if (query && "wrong" in query)
    throw new InputError(`GET ${path} calls its page ${query.wrong}: such a name cannot be written`);
  if (!query) {
    if (total && !parameters.some(({ name }) => /cursor|token/i.test(name))) return { page: null, whole: list };
    if (!total) return { page: null, whole: list };
    throw new InputError(`GET ${path} answers pages by a cursor: the console needs their number and size`);
  }
  if (!list || !total)
    throw new InputError(
      `GET ${path} answers pages without the number of all records: the console needs a list and its total`,
    );
  const { names, maximum = READ_ALL_PAGE_SIZE } = query;
  const isSmall = maximum < READ_ALL_PAGE_SIZE;
  return { page: { ...names, list, total }, whole: null, ...(isSmall && { maxPageSize: maximum }) };
}
