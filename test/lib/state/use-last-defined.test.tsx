import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useLastDefined } from "~/lib/state/use-last-defined";

test("gives the value, or while there is none the last one", () => {
  const { result, rerender } = renderHook(({ value }: { value?: string }) => useLastDefined(value), {
    initialProps: {},
  });
  expect(result.current).toBeUndefined();
  rerender({ value: "one" });
  expect(result.current).toBe("one");
  rerender({});
  expect(result.current).toBe("one");
  rerender({ value: "" });
  expect(result.current).toBe("");
  rerender({});
  expect(result.current).toBe("");
});
