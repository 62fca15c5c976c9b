import { routes } from "#mocks/handlers";
import { createCaller, NoMock } from "../mocks/caller";
import { calls, type NamedCall } from "./calls";
import { inputs } from "./inputs";

const menuEntry = (name: string, path: string, children: object[] = []) => ({
  path,
  name,
  meta: { locale: "", requiresAuth: true, icon: "", order: 0 },
  children,
});

/** Values that are random in the demonstration or depend on its screens. */
const FIXED: Record<string, unknown> = {
  "login.logIn": { token: "demo-token-admin-1" },
  "session.renewToken": { token: "demo-token-admin-2", refreshToken: "demo-refresh-admin-2" },
  "login.sendLoginCaptcha": { captcha: "123456" },
  "login.getCaptchaPicture": { captchaId: "a1b2c3", image: "data:image/svg+xml;base64,PHN2Zy8+" },
  "user.uploadAvatar": { url: "/uploads/face.png" },
  "user.listMenu": [
    menuEntry("List", "", [menuEntry("SearchTable", "")]),
    menuEntry("帮助", "https://help.example.com"),
  ],
};

/** Messages and chats are so many minutes old in the demonstration, by the clock of its machine's zone. */
const AGED = /^(message|chat)\./;
const AGED_TIME = "2026-11-21 16:18:05";

/** Throws a NoMock with a line for each call that the demonstration does not answer. */
export function expectMocks(named: readonly NamedCall[]): void {
  const missing = named.filter(({ call }) => !routes.some(({ spec }) => spec === call.spec));
  const lines = missing.map(({ area, name, call: { spec } }) => {
    const [, functionName = ""] = name.split(".");
    return `${spec.method} ${spec.path} has no mock: add handle(${functionName}, …) to the routes of mocks/${area}.ts`;
  });
  if (lines.length > 0) throw new NoMock(lines.join("\n"));
}

/**
 * An example response for each call by its name, taken from the demonstration and with two items per list. Throws a
 * NoMock where the demonstration lacks one.
 */
export async function exampleResponses(): Promise<Record<string, unknown>> {
  expectMocks(calls);
  const entries = calls.map(async ({ name, call }) => {
    if (name in FIXED) return [name, FIXED[name]] as const;
    const { body } = await createCaller().call(call, { as: "admin", ...inputs[name] });
    if (!body.success) throw new Error(`${name} has no example answer: ${body.message}`);
    return [name, shortened(body.data, AGED.test(name) ? { time: AGED_TIME } : {})] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Two items of each list, with these values instead of those of their names. */
function shortened(data: unknown, fixed: Record<string, unknown>): unknown {
  if (Array.isArray(data)) return data.slice(0, 2).map((item) => shortened(item, fixed));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fixed[key] ?? shortened(value, fixed)]));
}
