import { STORAGE_KEY } from "~/config/storage-keys";
import { FINGERPRINT_TIMEOUT_MS } from "~/config/times";
import { readStored, writeStored } from "~/lib/storage/local-storage";

let known: Promise<string> | undefined;

/**
 * The visitor's identifier: the stored one, else FingerprintJS's, else a
 * time-based and random one. Never rejects; computed once in a browser's life.
 */
export function visitorFingerprint(): Promise<string> {
  known ??= findFingerprint();
  return known;
}

async function findFingerprint(): Promise<string> {
  const stored = readStored(STORAGE_KEY.fingerprint);
  if (stored && isHeaderSafe(stored)) return stored;
  const fingerprint = await Promise.race([computed(), timeout()]).catch(fallbackFingerprint);
  writeStored(STORAGE_KEY.fingerprint, fingerprint);
  return fingerprint;
}

/** It is sent in a header: a stored value that was tampered with must not make every call fail. */
const isHeaderSafe = (text: string) => /^[\w.-]{1,128}$/.test(text);

async function computed(): Promise<string> {
  const { load } = await import("@fingerprintjs/fingerprintjs");
  // Otherwise it reports one load of a thousand to the vendor's host.
  const agent = await load({ monitoring: false });
  return (await agent.get()).visitorId;
}

const timeout = () => new Promise<never>((_, reject) => setTimeout(reject, FINGERPRINT_TIMEOUT_MS));

/** A time-based identifier and random text. */
export const fallbackFingerprint = (): string =>
  `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 14).padEnd(12, "0")}`;
