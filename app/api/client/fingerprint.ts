import { STORAGE_KEY } from "~/config/storage-keys";
import { FINGERPRINT_TIMEOUT_MS } from "~/config/times";
import { contentPainted } from "~/lib/page/content-painted";
import { readStored, writeStored } from "~/lib/storage/local-storage";

let known: Promise<string> | undefined;
let need = () => {};
const needed = new Promise<void>((resolve) => {
  need = resolve;
});

/**
 * Creates the identifier at start-up and stores it. FingerprintJS keeps the main thread busy for long, so it waits for
 * the first paint, unless a call needs it earlier.
 */
export function createFingerprint(): Promise<string> {
  known ??= findFingerprint();
  return known;
}

/**
 * The visitor's identifier: the stored one, else FingerprintJS's, else a
 * time-based and random one. Never rejects; computed once in a browser's life.
 */
export function visitorFingerprint(): Promise<string> {
  need();
  return createFingerprint();
}

async function findFingerprint(): Promise<string> {
  const stored = readStored(STORAGE_KEY.fingerprint);
  if (stored && isHeaderSafe(stored)) return stored;
  await Promise.race([contentPainted(), needed]);
  const fingerprint = await Promise.race([computed(), tooLate()]).catch(fallbackFingerprint);
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

const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, FINGERPRINT_TIMEOUT_MS));

/** A time-based identifier and random text. */
export const fallbackFingerprint = (): string =>
  `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 14).padEnd(12, "0")}`;
