import * as v from "valibot";
import { withBasePath } from "./base-path";
import { type Deployment, deploymentSchema } from "./deployment-schema";
import { REQUEST_TIMEOUT_MS } from "./times";

/** The run-time configuration beside the page. */
export const DEPLOYMENT_FILE = "/config.json";

/** An invalid value; the message is one line that names it. */
export class DeploymentError extends Error {
  override name = "DeploymentError";
}

/** The values of the build's variables (vite.config.ts); commands run without a build, with the defaults. */
declare const BUILD_DEPLOYMENT: Partial<Deployment> | undefined;

let current = v.parse(deploymentSchema, typeof BUILD_DEPLOYMENT === "undefined" ? {} : BUILD_DEPLOYMENT);

/** The deployment's values; the build's until `config.json` is read. */
export const deployment = (): Deployment => current;

/** Where the API is, without a slash at the end: its origin, and a prefix of its paths where there is one. */
export const apiHost = (): string => current.apiHost || location.origin;

/** The words for a mistake are loaded when there is one. */
const problems = () => import("./deployment-problems");

/** The values of the build with what the text of a `config.json` overrides. Rejects with a DeploymentError. */
export async function deploymentFromFile(build: Deployment, text: string): Promise<Deployment> {
  const file = parseObject(text);
  if (Object.keys(file).some((key) => !(key in build)))
    console.warn((await problems()).describeUnknownKeys(file, build));
  const result = v.safeParse(deploymentSchema, { ...build, ...file });
  if (result.success) return result.output;
  throw new DeploymentError((await problems()).describeFileProblem(result.issues[0]));
}

function parseObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DeploymentError("config.json is not valid JSON");
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new DeploymentError("config.json must hold one JSON object");
}

/**
 * Reads `config.json` beside the page. If it is missing (404, or a host that responds to every path with the page),
 * the build's values stay. Throws a DeploymentError if it is invalid, another error if it cannot be loaded: the build's
 * values could send a password to the wrong host.
 */
export async function readDeployment(): Promise<void> {
  const response = await fetch(withBasePath(DEPLOYMENT_FILE), { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (response.status === 404 || response.headers.get("content-type")?.includes("html")) return;
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  current = await deploymentFromFile(current, await response.text());
}
