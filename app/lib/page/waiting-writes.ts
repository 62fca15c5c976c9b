import { createEmitter } from "~/lib/state/emitter";

/** Emitted before a logout or a reload; listeners hand over the writes that must be sent while the session lasts. */
export const beforeLeaving = createEmitter<(write: Promise<unknown>) => void>();

/** Sends what waits to be sent; resolves when all of it has been answered or has failed. */
export async function sendWaiting(): Promise<void> {
  const writes: Promise<unknown>[] = [];
  beforeLeaving.emit((write) => writes.push(write));
  await Promise.allSettled(writes);
}
