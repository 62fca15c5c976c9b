import { HttpResponse, http } from "msw";
import { onTestFinished } from "vitest";
import { server } from "#mocks/node";
import type { Deployment } from "~/config/deployment-schema";
import { setDeployment } from "./deployment";

export const ISSUER = "https://issuer.example";

/** Has accounts log in at an issuer, which gives its addresses, until the end of the test. */
export async function deployIssuer(values: Partial<Deployment> = {}): Promise<void> {
  onTestFinished(() => setDeployment({ oidcIssuer: "", oidcClientId: "", oidcScope: "" }));
  await setDeployment({ oidcIssuer: ISSUER, ...values });
  server.use(
    http.get(`${ISSUER}/.well-known/openid-configuration`, () =>
      HttpResponse.json({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/auth`,
        token_endpoint: `${ISSUER}/token`,
        end_session_endpoint: `${ISSUER}/end`,
      }),
    ),
  );
}

/** Answers at the issuer's token endpoint. */
export const answerTokens = (respond: (request: Request) => Response | Promise<Response>): void =>
  server.use(http.post(`${ISSUER}/token`, ({ request }) => respond(request)));
