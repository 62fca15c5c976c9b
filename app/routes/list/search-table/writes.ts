import i18next from "i18next";
import * as v from "valibot";
import { id } from "~/api/fields";
import {
  changePolicy,
  createPolicy,
  importPolicies,
  POLICY_STATUSES,
  policyForm,
  setPoliciesStatus,
} from "~/api/policy";
import { notify } from "~/components/feedback/notify";
import { failureText } from "~/i18n/failure-text";

const write = v.variant("intent", [
  v.object({ intent: v.literal("create"), body: policyForm }),
  v.object({ intent: v.literal("change"), id, body: policyForm }),
  v.object({ intent: v.literal("import"), rows: v.array(policyForm) }),
  v.object({ intent: v.literal("status"), ids: v.array(id), status: v.picklist(POLICY_STATUSES) }),
]);

/** What an operator asks the screen's action to change. */
export type PolicyWrite = v.InferInput<typeof write>;
/** The words of a refusal where there was one. */
export type Written = { refusal: string | null };

/** Reads a write from a request's body. Throws where it is none. */
export const readWrite = async (request: Request): Promise<PolicyWrite> => v.parse(write, await request.json());

/** Asks the server for a change and says that it is done; a refusal is given back with its words. */
export async function writePolicies(asked: PolicyWrite): Promise<Written> {
  try {
    notify({ id: "policies", color: "green", message: await sent(asked) });
    return { refusal: null };
  } catch (error) {
    return { refusal: failureText(error) };
  }
}

async function sent(asked: PolicyWrite): Promise<string> {
  if (asked.intent === "create") {
    const { name } = await createPolicy({ body: asked.body });
    return i18next.t("policies:done.created", { name });
  }
  if (asked.intent === "change") {
    const { name } = await changePolicy({ params: { id: asked.id }, body: asked.body });
    return i18next.t("policies:done.changed", { name });
  }
  if (asked.intent === "import") {
    const { created } = await importPolicies({ body: { rows: asked.rows } });
    return i18next.t("import:done", { total: created });
  }
  await setPoliciesStatus({ body: { ids: asked.ids, status: asked.status } });
  return i18next.t(`policies:done.${asked.status}`, { total: asked.ids.length });
}

/** What a body of the action asks for; undefined for any other. */
export function asWrite(body: unknown): PolicyWrite | undefined {
  const read = v.safeParse(write, body);
  return read.success ? read.output : undefined;
}
