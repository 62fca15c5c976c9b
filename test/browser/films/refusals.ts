import { ACCOUNTS } from "#mocks/backend/accounts";
import type { Faults } from "#mocks/backend/faults";
import { deploymentKey } from "#mocks/handlers";
import type { HttpBackend } from "#mocks/http";
import { changePolicy, type PolicyForm } from "~/api/policy";
import { send } from "../../conformance/send";

const CHANGE = "PATCH /api/list/policy/:id";

/** Refuses changes for a reason, until the faults are cleared. */
export function refuseChanges(faults: Faults, message: string): void {
  faults.set(CHANGE, { kind: "status", status: 403, body: { status: "error", code: 40300, message, data: null } });
}

/** Another operator changes a record; until the faults are cleared, changes that are based on what it was are refused. */
export async function changeMeanwhile({ url, faults, requests }: HttpBackend, id: number, body: Partial<PolicyForm>) {
  const access = { url, key: deploymentKey(), origin: url };
  const { json } = await send(access, changePolicy, { params: { id }, body, token: ACCOUNTS.admin.token });
  requests.length = 0;
  const refusal = { status: "error", code: 40900, message: "记录已被修改", data: json?.data };
  faults.set(CHANGE, { kind: "status", status: 409, body: refusal });
}
