import type { Entity } from "../entity";
import { conditionNames } from "../fields";
import { kindOf } from "../kinds";
import type { ListAnswer } from "./answer";
import type { Document } from "./document";

/** The path of the document's first server, which stands before every path: `/v1`. */
function basePath({ servers: [server] }: Document): string {
  const url = server?.url ?? "";
  if (url.includes("{")) return "";
  return (URL.canParse(url, "http://host") ? new URL(url, "http://host").pathname : "").replace(/\/$/, "");
}

/** The addresses as they are sent. */
export const serverPath = (document: Document, path: string) => {
  const sent = `${basePath(document)}${path}`.replace(/\/$/, "");
  return { path: sent, one: `${sent}/:id` };
};

/** What the server does otherwise than the contract, and no generated file can change. */
export function answerNotes(document: Document, { fields, calls }: Entity, { envelope }: ListAnswer): string[] {
  const host = document.servers.map(({ url }) => url).find((url) => /^https?:/.test(url) && !url.includes("{"));
  const texts = fields.filter((field) => kindOf(field).filter?.by === "part" && conditionNames(field).length > 0);
  return [
    ...(host
      ? [`the document's server is ${new URL(host).origin}: VITE_API_HOST says where calls go, here to ${calls.path}`]
      : []),
    ...envelopeNote(envelope),
    ...(texts.length > 0 && calls.page
      ? [`texts should be found by a part of them: ${texts.map(({ name }) => name).join(", ")}`]
      : []),
  ];
}

function envelopeNote({ names, data }: ListAnswer["envelope"]): string[] {
  const reads = 'app/api/client/envelope.ts reads { status: "success", code: 0 or 200, data, message }';
  if (data === null) return [`the answers have no envelope, but ${reads}: change it for all calls, or the server`];
  const missing = ["status", "code"].filter((name) => !names.includes(name));
  if (missing.length === 0 && data === "data") return [];
  return [`the answers are { ${[...names, data].join(", ")} }, but ${reads}: change it for all calls, or the server`];
}
