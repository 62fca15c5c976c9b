import { replace } from "@remix-run/react";
import { requestUrl } from "~/lib/page/request-url";
import { otherParams, paramsOf } from "~/resource/address/address";
import { type QueryToOpen, redirectAddress, validAddress } from "~/resource/address/redirect";
import { readSearch } from "~/resource/address/search";
import { pageQuery } from "~/resource/data/page-query";
import type { Guarded } from "~/session/guard";
import { revalidateWith } from "~/session/revalidation";
import type { Resource } from "./resource";

/** What the routes of screens with lists in panels have in common: `panelsRoute` and `plainPanelsRoute`. */
export function createPanelsRoute(resources: readonly Resource[], queryToOpen?: QueryToOpen) {
  const withoutPanels = (url: URL) => {
    const others = resources.reduce((query, resource) => otherParams(resource, query), url.search.slice(1));
    return `${url.pathname}?${others}`;
  };
  return {
    /** Reads the lists; throws a redirect to the valid address if a list's part of it is not. */
    load({ request, prefetch }: Pick<Guarded, "request" | "prefetch">): void {
      const url = requestUrl(request);
      redirectAddress(resources, url, queryToOpen);
      for (const resource of resources) {
        prefetch(pageQuery(resource, readSearch(resource, paramsOf(resource, url.searchParams))));
      }
    },
    /** Throws a redirect to the address without the lists' parts, where the lists are not shown. */
    drop({ request }: Pick<Guarded, "request">): void {
      const url = requestUrl(request);
      const rest = withoutPanels(url);
      if (rest !== `${url.pathname}?${url.searchParams}`) throw replace(rest);
    },
    /** A list in a panel reads its own rows, so the screen's need not be read again. */
    shouldRevalidate: revalidateWith(withoutPanels, (url) => validAddress(resources, url)),
  };
}
