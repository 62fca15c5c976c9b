import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { firstFilesOf } from "./start/first-files";
import { FirstFilesContext } from "./start/first-files-context";

/** Renders the page; called once, by the build. */
export default function handleRequest(request: Request, status: number, _: Headers, context: EntryContext): Response {
  const html = renderToString(
    <FirstFilesContext.Provider value={firstFilesOf(context)}>
      <RemixServer context={context} url={request.url} />
    </FirstFilesContext.Provider>,
  );
  return new Response(`<!DOCTYPE html>\n${html}`, { status, headers: { "Content-Type": "text/html" } });
}
