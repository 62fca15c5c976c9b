import type { CallKind } from "./dedupe";

export type FailureReason = "server" | "network" | "timeout" | "unreadable";

/** Not logged in: HTTP or code 401, or the demonstration's 50008. */
const EXPIRED_CODES: readonly unknown[] = [401, 50008];

/** A gateway that has got no usable response from the server behind it, or none in time. */
const GATEWAY_FAILURES: readonly number[] = [502, 504];
/** The statuses of a gateway whose server is not there (RFC 9110, sections 15.6.3 to 15.6.5). */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

export type ApiErrorDetails = {
  reason: FailureReason;
  /** Default: a write. */
  kind?: CallKind;
  /** `METHOD /path` of the call, without its query. */
  call: string;
  /** The token the call carried, empty if there was none. */
  token: string;
  status?: number;
  code?: unknown;
  /** The data that came with a refusal, or what was thrown where no response came. */
  data?: unknown;
  hasServerMessage?: boolean;
  /** The header of that name: seconds or a date (RFC 9110, section 10.2.3). */
  retryAfter?: string | null;
  /** Whether the call was refused for its token, and what failed is the renewal. */
  isRenewalFailure?: boolean;
};

/**
 * The only error of a call. The message is the server's, else the status text, else empty; the text for an empty one
 * depends on `reason` (i18n/failure-text.ts).
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly reason: FailureReason;
  readonly kind: CallKind;
  readonly call: string;
  readonly token: string;
  readonly status: number;
  readonly code: unknown;
  readonly data: unknown;
  /** Whether the message is the server's own; otherwise it is the status text, or empty. */
  readonly hasServerMessage: boolean;
  readonly retryAfter: string;
  readonly isRenewalFailure: boolean;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.reason = details.reason;
    this.kind = details.kind ?? "write";
    this.call = details.call;
    this.token = details.token;
    this.status = details.status ?? 0;
    this.code = details.code;
    this.data = details.data;
    this.hasServerMessage = details.hasServerMessage ?? false;
    this.retryAfter = details.retryAfter ?? "";
    this.isRenewalFailure = details.isRenewalFailure ?? false;
  }

  /** Whether there was a response: neither a network failure nor a time-out. */
  get hasResponse(): boolean {
    return this.reason === "server" || this.reason === "unreadable";
  }

  /** Whether a write may have been done although nothing says so. */
  get mayBeDone(): boolean {
    if (this.isRenewalFailure || this.kind === "read") return false;
    const isCutOff = this.status < 400 || GATEWAY_FAILURES.includes(this.status);
    return !this.hasResponse || (this.reason === "unreadable" && isCutOff);
  }

  /** Whether the server may be there again in a moment: no response, or a gateway's. */
  get isOutage(): boolean {
    return !this.hasResponse || GATEWAY_STATUSES.includes(this.status);
  }

  /** Whether the server itself has answered the call with a no. */
  get isRefusal(): boolean {
    return this.reason === "server" && !this.isOutage && !this.isRenewalFailure && !this.isLoginExpired;
  }

  get isLoginExpired(): boolean {
    return this.status === 401 || EXPIRED_CODES.includes(this.code);
  }
}

/** Whether a caught error leaves open if its write was done (`ApiError.mayBeDone`). */
export const mayBeDone = (error: unknown): boolean => error instanceof ApiError && error.mayBeDone;
