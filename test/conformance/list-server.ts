import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { createDatabase } from "#mocks/backend/database";
import type { DeclaredCall } from "#mocks/backend/declared-call";
import type { Route } from "#mocks/backend/handle";
import { listen } from "#mocks/backend/http-server";
import { listQueryOf } from "#mocks/backend/list-query";
import { respond } from "#mocks/backend/respond";
import { memoryStorage } from "#mocks/backend/storage";
import { ACCESS } from "./access";
import { checksOfList } from "./list-checks";

type ListServer = {
  /** A list that the console itself does not have. */
  call: DeclaredCall;
  route: Route;
  /** What the server does wrong: it answers as if the query were another. */
  changeQuery?: (query: URLSearchParams) => void;
  /** What the check is told. */
  timeZone?: string;
};

async function startListServer({ route, changeQuery }: ListServer) {
  const now = () => new Date();
  const db = createDatabase(memoryStorage(), now);
  const environment = { db, now, delay: () => 0, checkSignature: () => {} };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(route.spec.path, ({ req: { raw } }) => {
    const url = new URL(raw.url);
    changeQuery?.(url.searchParams);
    return respond(route, new Request(url, { headers: [...raw.headers] }), {}, environment);
  });
  return listen(app, 0);
}

/** Runs one check of a list against a server of that list. Rejects as the check does. */
export async function checkList(server: ListServer, check: string): Promise<void> {
  const listQuery = listQueryOf(server.call);
  if (!listQuery) throw new Error("not a list of pages");
  const list = { area: "pieces", name: "pieces.listPieces", call: server.call, listQuery };
  const found = checksOfList(list).find(({ name }) => name === `${server.call.spec.path} ${check}`);
  if (!found) throw new Error(`no check: ${check}`);
  const { url, close } = await startListServer(server);
  try {
    await found.run({ ...ACCESS, url, timeZone: server.timeZone, token: ACCOUNTS.admin.token });
  } finally {
    await close();
  }
}
