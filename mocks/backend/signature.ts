import { type SignKey, sign } from "~/api/client/sign";
import { BackendError, CODE } from "./backend-error";
import { bilingual } from "./bilingual";

/** The largest difference between `X-Date` and the server's clock, in ms. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const FORBIDDEN = 403;

/** Throws a BackendError with HTTP 403. `body` has the bytes as received. */
export type SignatureCheck = (request: Request, body: ArrayBuffer, now: Date) => void;

/** Signs the received request with the client's own function and compares, for the backend in the page. */
export function clientSignatureCheck(key: () => SignKey): SignatureCheck {
  return (request, body, now) => {
    const sentAt = readDate(request.headers.get("x-date"));
    const received = request.headers.get("authorization");
    if (sentAt === null || received === null) throw wrongSignature();
    if (Math.abs(now.getTime() - sentAt) > CLOCK_TOLERANCE_MS) throw wrongDate();
    const text = signedText(request, body);
    if (text === undefined || sign(signable(request, text), key()).authorization !== received) throw wrongSignature();
  };
}

export const wrongSignature = () =>
  new BackendError(bilingual("请求签名不正确", "Wrong signature"), CODE.wrongSignature, FORBIDDEN);
export const wrongDate = () =>
  new BackendError(
    bilingual(
      "请求时间与服务器时间相差超过五分钟，请校准时钟",
      "The time of the request differs from the server’s by more than five minutes. Set your clock",
    ),
    CODE.wrongDate,
    FORBIDDEN,
  );

function signable(request: Request, body: string | null) {
  const url = new URL(request.url);
  const header = (name: string) => request.headers.get(name) ?? "";
  return {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    body,
    headers: {
      accept: header("accept"),
      "x-date": header("x-date"),
      "x-fingerprint": header("x-fingerprint"),
      "access-token": header("access-token"),
    },
  };
}

/** Null for multipart; undefined for bytes that are not UTF-8, which no client can have signed. */
function signedText(request: Request, body: ArrayBuffer): string | null | undefined {
  if (isMultipart(request)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}

export const isMultipart = (request: Request): boolean =>
  request.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data") ?? false;

/** `20261121T083005Z` as a time in ms, or null. */
function readDate(text: string | null): number | null {
  const parts = text?.match(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/)?.slice(1);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? null : time;
}
