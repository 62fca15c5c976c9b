import { afterAll, beforeEach, vi } from "vitest";

/** For files whose tests load modules as a page that was just loaded has them; leaves none of them to other files. */
export function freshModules(): void {
  beforeEach(() => void vi.resetModules());
  afterAll(() => void vi.resetModules());
}
