import { hasPermission, type Permission } from "~/navigation/permissions";
import type { AccountName } from "./accounts";
import { BackendError, CODE } from "./backend-error";
import { bilingual, type Language, languageOf } from "./bilingual";
import type { Database } from "./database";
import { failure, SUCCESS_MESSAGE, success } from "./envelope";
import type { RequestInput, Route } from "./handle";
import { readBody, readQuery } from "./input";
import { sessionAccount } from "./sessions";
import type { SignatureCheck } from "./signature";

const FORBIDDEN = 403;
const SERVER_ERROR = 500;

export type Environment = {
  db: Database;
  now: () => Date;
  /** Returns the response time of a call, in ms. */
  delay: () => number;
  checkSignature: SignatureCheck;
  /** The account of a token that this backend has not issued. */
  issuerAccount?: (token: string) => Promise<AccountName | undefined>;
};

/**
 * Handles one request in the language that it asks for. Checks signature, login, permission and input, in this order.
 * Never rejects.
 */
export async function respond(
  route: Route,
  request: Request,
  params: unknown,
  environment: Environment,
): Promise<Response> {
  // The write of a page that is left during the delay would be lost with the page, which is the server. The end of a
  // session is not hurried: what is under way still belongs to it.
  const isDoneFirst = route.spec.kind === "write" && route.respond.login;
  const [before, after] = isDoneFirst ? [0, environment.delay()] : [environment.delay(), 0];
  await wait(before);
  const response = await responseOf(route, request, params, environment);
  await wait(after);
  return response;
}

async function responseOf(
  route: Route,
  request: Request,
  params: unknown,
  environment: Environment,
): Promise<Response> {
  const language = languageOf(request);
  const { shown } = language;
  try {
    const data = await handleChecked(route, request, { params, language }, environment);
    return success(shown(data), shown(SUCCESS_MESSAGE));
  } catch (error) {
    if (error instanceof BackendError)
      return failure(shown(error.message), error.code, error.httpStatus, shown(error.data));
    console.error(error);
    return failure(
      shown(bilingual("服务异常，请稍后重试", "The service has failed. Try again later.")),
      CODE.broken,
      SERVER_ERROR,
    );
  }
}

async function handleChecked(
  route: Route,
  request: Request,
  { params, language }: { params: unknown; language: Language },
  { db, now: clock, checkSignature, issuerAccount }: Environment,
) {
  const now = clock();
  checkSignature(request, await request.clone().arrayBuffer(), now);
  const token = request.headers.get("access-token");
  const readInput = async (): Promise<RequestInput> => ({
    db,
    now,
    token,
    params,
    query: readQuery(request.url, route.spec.query, route.queryDefaults),
    body: await readBody(request, route.spec.body, language),
    shownText: language.shownText,
  });
  if (!route.respond.login) return route.respond.handle(await readInput());

  const account = (await sessionAccount(db, token, now)) ?? (token ? await issuerAccount?.(token) : undefined);
  if (!account) throw new BackendError(bilingual("未登录", "Not logged in"), CODE.notLoggedIn);
  if (route.permission) await requirePermission(route.permission, account, db);
  return route.respond.handle({ ...(await readInput()), account });
}

async function requirePermission(permission: Permission, account: AccountName, db: Database): Promise<void> {
  const { role, permissions } = (await db.read("users"))[account];
  if (hasPermission(permission, role, permissions)) return;
  throw new BackendError(
    bilingual("没有权限：当前账号的角色不能修改列表数据", "Not allowed: this account’s role cannot change lists"),
    CODE.notAllowed,
    FORBIDDEN,
  );
}

const wait = (ms: number) => (ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : undefined);
