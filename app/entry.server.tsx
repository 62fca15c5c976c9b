import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { PreloadContext } from "./start/preload-context";
import { createPreloadData, startFiles } from "./start/preload-data";

/** Renders the page; called once, by the build. */
export default function handleRequest(request: Request, status: number, _: Headers, context: EntryContext): Response {
  const html = renderToString(
    <PreloadContext.Provider value={{ startFiles: startFiles(context.manifest), data: createPreloadData(context) }}>
      <RemixServer context={context} url={request.url} />
    </PreloadContext.Provider>,
  );
  return new Response(`<!DOCTYPE html>\n${html}`, { status, headers: { "Content-Type": "text/html" } });
}
