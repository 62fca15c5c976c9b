import type { DeclaredCall } from "#mocks/backend/declared-call";
import { Deviation } from "./check";

/** `METHOD /path`, as reports name a call. */
export const nameOf = ({ spec }: DeclaredCall): string => `${spec.method} ${spec.path}`;

/** Reads again what a write should have changed. Throws a Deviation where it has not. */
export async function expectEffect(
  { write, list }: { write: DeclaredCall; list: DeclaredCall },
  isDone: () => Promise<boolean>,
  expected: string,
): Promise<void> {
  if (!(await isDone())) throw new Deviation(`${nameOf(write)}: expected ${expected} in ${nameOf(list)} after it`);
}

/** Runs `cleanUp` after `run` in any case. Rejects with the first failure of both. */
export async function withCleanUp(run: () => Promise<void>, cleanUp: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    await cleanUp().catch(() => undefined);
    throw error;
  }
  await cleanUp();
}
