import type { RequestListener } from "node:http";
import { serve, siteListener } from "../tools/site";

export type Build = "production" | "demo";

const NOTHING: RequestListener = (_request, response) => void response.writeHead(404).end();

/** A server whose content each test sets. */
export type Origin = { url: string; setConfig(config: Record<string, unknown>): void; close(): Promise<void> };

/** A server for a build, which answers nothing before its first configuration. */
export async function openOrigin(build: Build): Promise<Origin> {
  let listener = NOTHING;
  const site = await serve((request, response) => listener(request, response), 0);
  return {
    ...site,
    setConfig(config) {
      listener = siteListener({ client: `build/${build}/client`, config });
    },
  };
}
