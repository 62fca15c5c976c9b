import { afterAll, beforeEach, vi } from "vitest";

/** For files whose tests import modules as a newly loaded page does; removes them afterwards for other files. */
export function freshModules(): void {
  beforeEach(() => void vi.resetModules());
  afterAll(() => void vi.resetModules());
}
