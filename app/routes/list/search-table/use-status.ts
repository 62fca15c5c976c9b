import { useFetchers, useSubmit } from "@remix-run/react";
import { useCallback, useMemo } from "react";
import type { Policy } from "~/api/policy";
import { asWrite, type PolicyWrite } from "./writes";

type PolicyId = Policy["id"];

/** Puts policies on and off line, several at a time; `busy` are those whose answer is on its way. */
export function useStatus() {
  const submit = useSubmit();
  // The same set as long as nothing changes in it: the router tells of each of its steps.
  const ids = JSON.stringify(useFetchers().flatMap(({ json }) => idsOf(json)));
  const busy = useMemo<ReadonlySet<PolicyId>>(() => new Set(JSON.parse(ids)), [ids]);
  const setStatus = useCallback(
    (ids: PolicyId[], status: Policy["status"]) => {
      const write: PolicyWrite = { intent: "status", ids, status };
      const fetcherKey = `status ${ids.join()}`;
      submit(write, { method: "POST", encType: "application/json", navigate: false, fetcherKey });
    },
    [submit],
  );
  return { busy, setStatus };
}

function idsOf(body: unknown): PolicyId[] {
  const write = asWrite(body);
  return write?.intent === "status" ? write.ids : [];
}
