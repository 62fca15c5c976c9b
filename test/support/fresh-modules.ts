import { beforeEach, vi } from "vitest";

/** For files whose tests import modules as a newly loaded page does. */
export function freshModules(): void {
  beforeEach(() => void vi.resetModules());
}
