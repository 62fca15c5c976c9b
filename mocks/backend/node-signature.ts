import type { SignKey } from "~/api/client/sign";
import { CODE } from "./backend-error";
import { type SignatureCheck, wrongDate, wrongSignature } from "./signature";
import { expectedSignature, verifySignature } from "./verify-signature.mjs";

/**
 * Checks signatures with Node's own crypto, as another backend would, not with the client's function.
 * `log` gets a report of each rejected signature: what was received, and what was expected.
 */
export function nodeSignatureCheck(key: () => SignKey, log: (text: string) => void = () => {}): SignatureCheck {
  return (request, body, now) => {
    const received = receivedOf(request, body);
    const code = verifySignature(received, key(), now);
    if (code === 0) return;
    log(code === CODE.wrongDate ? dateReport(received, now) : signatureReport(received, key()));
    throw code === CODE.wrongDate ? wrongDate() : wrongSignature();
  };
}

type Received = Parameters<typeof verifySignature>[0];

function receivedOf(request: Request, body: ArrayBuffer): Received {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(body),
  };
}

const dateReport = ({ method, url, headers }: Received, now: Date) =>
  `Refused (${CODE.wrongDate}): ${method} ${url}\n  X-Date ${headers["x-date"]}, this clock ${now.toISOString()}`;

function signatureReport(received: Received, key: SignKey): string {
  const { canonicalRequest, stringToSign, authorization } = expectedSignature(received, key);
  const block = (text: string) => text.replace(/^/gm, "    ");
  return [
    `Refused (${CODE.wrongSignature}): ${received.method} ${received.url}`,
    "  canonical request expected:",
    block(canonicalRequest),
    "  string to sign expected:",
    block(stringToSign),
    `  Authorization expected: ${authorization}`,
    `  Authorization received: ${received.headers.authorization ?? "none"}`,
  ].join("\n");
}
