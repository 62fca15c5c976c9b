import { onTestFinished } from "vitest";

/** jsdom has no addresses of files. */
export function stubFileAddresses(): void {
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
}
