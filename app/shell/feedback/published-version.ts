import { QueryObserver } from "@tanstack/react-query";
import * as v from "valibot";
import { queryClient } from "~/api/client/query-client";
import { withBasePath } from "~/config/base-path";
import { VERSION_POLL_MS } from "~/config/times";
import { VERSION_FILE } from "~/config/version";

const versionFile = v.object({ version: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** Reads the file that the build writes (app/build/version-file.ts). Rejects if it cannot be loaded. */
async function readPublishedVersion(): Promise<string> {
  const response = await fetch(withBasePath(VERSION_FILE), { cache: "no-store" });
  if (!response.ok) throw new Error(`${VERSION_FILE}: HTTP ${response.status}`);
  return v.parse(versionFile, await response.json()).version;
}

/**
 * Polls the published version of the console while the page is visible, and calls `onChange` when it is another one; at
 * first it is the page's own. Returns the function that ends it.
 */
export function followPublishedVersion(currentVersion: string, onChange: (version: string) => void): () => void {
  const observer = new QueryObserver(queryClient, {
    queryKey: ["published version"],
    queryFn: readPublishedVersion,
    initialData: currentVersion,
    networkMode: "online",
    staleTime: VERSION_POLL_MS,
    refetchInterval: VERSION_POLL_MS,
    refetchOnWindowFocus: true,
  });
  let published = currentVersion;
  return observer.subscribe(({ data = currentVersion }) => {
    if (data === published) return;
    published = data;
    onChange(data);
  });
}
