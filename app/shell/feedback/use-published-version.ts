import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { VERSION_POLL_MS } from "~/config/times";
import { VERSION_FILE } from "~/config/version";

const versionFile = v.object({ version: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** Reads the file that the build writes (app/build/version-file.ts). Rejects if it cannot be loaded. */
async function readPublishedVersion(): Promise<string> {
  const response = await fetch(VERSION_FILE, { cache: "no-store" });
  if (!response.ok) throw new Error(`${VERSION_FILE}: HTTP ${response.status}`);
  return v.parse(versionFile, await response.json()).version;
}

/** The published version of the console, polled while the page is visible; at first the page's own. */
export function usePublishedVersion(currentVersion: string): string {
  const { data } = useQuery({
    queryKey: ["published version"],
    queryFn: readPublishedVersion,
    initialData: currentVersion,
    networkMode: "online",
    staleTime: VERSION_POLL_MS,
    refetchInterval: VERSION_POLL_MS,
    refetchOnWindowFocus: true,
  });
  return data;
}
