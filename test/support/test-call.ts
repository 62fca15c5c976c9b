import { http } from "msw";
import * as v from "valibot";
import { server } from "#mocks/node";
import { type Query, type RequestOptions, request } from "~/api/client/request";

const PATH = "/api/probe";
const responseSchema = v.object({ name: v.string() });

/** Sends a call that only tests use, through the real client. */
export const sendTestCall = (options: Partial<RequestOptions<typeof responseSchema>> & { query?: Query } = {}) =>
  request({ kind: "read", method: "GET", path: PATH, response: responseSchema, ...options });

/** Responds to the test call from now on, and returns the received requests with unread bodies. */
export function handleTestCall(respond: (count: number) => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  server.use(
    http.all(`*${PATH}`, async ({ request: received }) => {
      requests.push(received.clone());
      return respond(requests.length);
    }),
  );
  return requests;
}
