import { expect, test } from "vitest";
import { normalizedAddress, redirectToNormalized } from "~/lib/page/normalized-address";
import { redirectTarget } from "../../support/route-modules";

/** Without `tab`, and with a size. */
const normalized = (url: URL) =>
  normalizedAddress(url, (query) => {
    const next = new URLSearchParams(query);
    next.delete("tab");
    next.set("size", "20");
    return next;
  });

const request = (address: string) => new Request(new URL(address, location.origin));

test.each([
  ["/list?tab=x&name=a", "/list?name=a&size=20"],
  ["/list", "/list?size=20"],
])("redirects %s to the normalized address", async (address, expected) => {
  const loader = async () => redirectToNormalized(request(address), normalized);
  expect(await redirectTarget(loader())).toBe(expected);
});

test("keeps a normal address, in whatever order its parameters are", () => {
  expect(redirectToNormalized(request("/list?size=20&name=a"), normalized)).toBeUndefined();
  expect(redirectToNormalized(request("/list?name=a&size=20"), normalized)).toBeUndefined();
});
