import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { createPreloadData } from "./start/preload-data";
import { PreloadDataContext } from "./start/preload-data-context";

/** Renders the page; called once, by the build. */
export default function handleRequest(request: Request, status: number, _: Headers, context: EntryContext): Response {
  const html = renderToString(
    <PreloadDataContext.Provider value={createPreloadData(context)}>
      <RemixServer context={context} url={request.url} />
    </PreloadDataContext.Provider>,
  );
  return new Response(`<!DOCTYPE html>\n${html}`, { status, headers: { "Content-Type": "text/html" } });
}
