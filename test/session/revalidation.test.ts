import { describe, expect, test } from "vitest";
import { revalidateWith } from "~/session/revalidation";
import { isolateSession, startSessionAs, storeTokenOf } from "../support/session";

isolateSession();

/** Reads the parameter `a`; redirects where `b` is invalid. */
const shouldRevalidate = revalidateWith(
  ({ pathname, searchParams }) => `${pathname} ${searchParams.get("a")}`,
  ({ searchParams }) => (searchParams.get("b") === "invalid" ? "/list" : undefined),
);

const args = (from: string, to: string, defaultShouldRevalidate: boolean) => ({
  currentUrl: new URL(from, location.origin),
  nextUrl: new URL(to, location.origin),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate,
});

/** Whether the loader runs where the router would let it, and where it would not. */
const decisions = (from: string, to: string, decide = shouldRevalidate) =>
  [true, false].map((byDefault) => decide(args(from, to, byDefault)));

const AS_BY_DEFAULT = [true, false];
const NEVER = [false, false];

describe("the loader of a route that reads a part of its address", () => {
  test.each<[string, string, string, boolean[]]>([
    ["does not run where only another part changes", "/list?a=1&b=1", "/list?a=1&b=2", NEVER],
    ["does not run where only the anchor changes", "/list?a=1", "/list?a=1#part", NEVER],
    ["runs as by default where its part changes", "/list?a=1&b=1", "/list?a=2&b=1", AS_BY_DEFAULT],
    ["runs as by default on another path", "/list?a=1", "/other?a=1", AS_BY_DEFAULT],
    ["runs as by default for the same address", "/list?a=1&b=1", "/list?a=1&b=1", AS_BY_DEFAULT],
    ["runs as by default for an invalid address", "/list?a=1&b=1", "/list?a=1&b=invalid", AS_BY_DEFAULT],
  ])("%s", (_, from, to, expected) => {
    startSessionAs("admin");
    expect(decisions(from, to)).toEqual(expected);
  });

  test("does not run where no address is invalid, and only another part changes", () => {
    startSessionAs("admin");
    const decide = revalidateWith(({ pathname }) => pathname);
    expect(decisions("/list?a=1", "/list?a=2", decide)).toEqual(NEVER);
    expect(decisions("/list", "/other", decide)).toEqual(AS_BY_DEFAULT);
  });

  test.each<[string, boolean]>([
    ["without a login", false],
    ["after another tab has logged in", true],
  ])("runs as by default %s, so that the guard can redirect", (_, isOfOther) => {
    if (isOfOther) {
      startSessionAs("admin");
      storeTokenOf("user");
    }
    expect(decisions("/list?a=1&b=1", "/list?a=1&b=2")).toEqual(AS_BY_DEFAULT);
  });
});
