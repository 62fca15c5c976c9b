import { useFetchers, useSubmit } from "@remix-run/react";
import { useCallback, useMemo } from "react";
import type { Policy } from "~/api/policy";
import { asWrite, type PolicyWrite } from "./writes";

type PolicyId = Policy["id"];

/** Puts policies on and off line, several at a time; `busy` are those whose answer is on its way. */
export function useStatus() {
  const submit = useSubmit();
  const fetchers = useFetchers();
  const key = JSON.stringify(fetchers.map(({ json }) => json ?? null));
  const busy = useMemo(() => {
    const writes = (JSON.parse(key) as unknown[]).map(asWrite);
    return new Set(writes.flatMap((write) => (write?.intent === "status" ? write.ids : [])));
  }, [key]);

  const setStatus = useCallback(
    (ids: PolicyId[], status: Policy["status"]) => {
      const write: PolicyWrite = { intent: "status", ids, status };
      submit(write, {
        method: "POST",
        encType: "application/json",
        navigate: false,
        fetcherKey: `status ${ids.join()}`,
      });
    },
    [submit],
  );
  return { busy, setStatus };
}
