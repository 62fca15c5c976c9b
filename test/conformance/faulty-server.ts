import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { listen } from "#mocks/backend/http-server";
import type { SignatureCheck } from "#mocks/backend/signature";
import { startHttpBackend } from "#mocks/http";

export type Envelope = { status?: unknown; code?: unknown; data?: unknown; message?: unknown };

/** How a server differs from the contract. */
export type ServerFault = {
  checkSignature?: SignatureCheck;
  /** Changes the query of GET before it is answered; it needs a signature check that allows that. */
  changeQuery?: (query: URLSearchParams) => void;
  /** Changes the headers of the request. */
  changeHeaders?: (headers: Headers) => void;
  /** Replaces the response. */
  replaceResponse?: (request: Request) => Response | undefined;
  /** Changes the response. */
  changeResponse?: (response: Response, request: Request) => Response | Promise<Response>;
};

/** The demonstration backend over HTTP behind a proxy that adds the fault. */
export async function startFaultyServer(fault: ServerFault, tokenLifeS?: number) {
  const { checkSignature, changeQuery, changeHeaders, replaceResponse, changeResponse } = fault;
  const inner = await startHttpBackend({ checkSignature, tokenLifeS });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all("*", async ({ req: { raw: request } }) => {
    const replaced = replaceResponse?.(request);
    if (replaced) return replaced;
    const address = new URL(request.url);
    if (request.method === "GET") changeQuery?.(address.searchParams);
    const response = await forward(inner.url + address.pathname + address.search, request, changeHeaders);
    return changeResponse ? changeResponse(response, request) : response;
  });
  const outer = await listen(app, 0);
  return {
    url: outer.url,
    close: async () => {
      await outer.close();
      await inner.close();
    },
  };
}

async function forward(to: string, request: Request, changeHeaders?: (headers: Headers) => void): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const own of ["host", "connection", "content-length"]) headers.delete(own);
  changeHeaders?.(headers);
  const body = ["GET", "OPTIONS"].includes(request.method) ? undefined : await request.arrayBuffer();
  const {
    status,
    headers: received,
    ...response
  } = await fetch(to, { method: request.method, headers, body }).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  }));
  return new Response(status === 204 ? null : response.text, { status, headers: received });
}

export function withHeaders(response: Response, change: (headers: Headers) => void): Response {
  const headers = new Headers(response.headers);
  change(headers);
  return new Response(response.body, { status: response.status, headers });
}

export async function withEnvelope(
  response: Response,
  change: (envelope: Envelope) => Envelope,
  status = response.status,
): Promise<Response> {
  const headers = new Headers(response.headers);
  // The new body has another length.
  headers.delete("content-length");
  return Response.json(change(await response.json()), { status, headers });
}
