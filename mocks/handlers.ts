import { type HttpHandler, http } from "msw";
import type { SignKey } from "~/api/client/sign";
import { deployment } from "~/config/deployment";
import { createDatabase } from "./backend/database";
import { type Environment, respond } from "./backend/respond";
import { clientSignatureCheck, type SignatureCheck } from "./backend/signature";
import type { Storage } from "./backend/storage";
import { cardRoutes } from "./card";
import { chatRoutes } from "./chat";
import { dashboardRoutes } from "./dashboard";
import { formRoutes } from "./form";
import { loginRoutes } from "./login";
import { messageRoutes } from "./message";
import { policyRoutes } from "./policy";
import { profileRoutes } from "./profile";
import { sessionRoutes } from "./session";
import { userRoutes } from "./user";

/** All calls of the demonstration backend. */
export const routes = [
  ...loginRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...dashboardRoutes,
  ...messageRoutes,
  ...chatRoutes,
  ...policyRoutes,
  ...cardRoutes,
  ...formRoutes,
  ...profileRoutes,
];

const MATCH = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

type Backend = {
  storage: Storage;
  now: () => Date;
  /** Returns the response time of a call, in ms. */
  delay: () => number;
  /** Default: the client's own function with the deployment's key. */
  checkSignature?: SignatureCheck;
} & Pick<Environment, "issuerAccount">;

/** The demonstration backend as msw handlers, for any host. Its only state is in the storage. */
export function createHandlers({
  storage,
  now,
  delay,
  checkSignature = defaultSignatureCheck,
  issuerAccount,
}: Backend): HttpHandler[] {
  const environment = { db: createDatabase(storage, now), now, delay, checkSignature, issuerAccount };
  return routes.map((route) =>
    MATCH[route.spec.method](`*${route.spec.path}`, ({ request, params }) =>
      respond(route, request, params, environment),
    ),
  );
}

/** The key with which the console of this build signs. */
export function deploymentKey(): SignKey {
  const { signKeyId, signSecret, signScope } = deployment();
  return { keyId: signKeyId, secret: signSecret, scopeWord: signScope };
}

const defaultSignatureCheck = clientSignatureCheck(deploymentKey);
