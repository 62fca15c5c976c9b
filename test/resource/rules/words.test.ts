import i18next from "i18next";
import { describe, expect, test, vi } from "vitest";
import { createWords } from "~/resource/words";
import { plainField } from "../../support/plain-list";

describe("the words of a list", () => {
  test("are those of its namespace, in a language", () => {
    const asked = vi
      .spyOn(i18next, "t")
      .mockImplementation(((key: string, values: { defaultValue: string; total?: string }) =>
        key.includes("unknown") ? values.defaultValue : `${key} ${values.total ?? ""}`.trim()) as never);
    const fields = { status: plainField({ options: ["on", "unknown"] }) };
    const words = createWords({ namespace: "policies", fields }, "en-US");
    expect(words).toMatchObject({
      table: "policies:table",
      entity: { entity: "policies:entity", entities: "policies:entities" },
    });
    expect(words.counted(1200)).toBe("policies:counted 1,200");
    expect(words.action("online")).toBe("policies:action.online");
    expect([words.question("online"), words.question("unknown")]).toEqual(["policies:question.online", ""]);
    expect(words.done("online", 1200)).toBe("policies:done.online 1,200");
    const { label, option, format } = words.context("status");
    expect([label, option("on"), option("unknown"), option("other")]).toEqual([
      "policies:field.status",
      "policies:status.on",
      "unknown",
      "other",
    ]);
    expect(format.number(1200)).toBe("1,200");
    expect(words.context("unknown").label).toBe("unknown");
    expect(words.context("status")).toBe(words.context("status"));
    expect(asked.mock.calls.every(([, values]) => (values as unknown as { lng: string }).lng === "en-US")).toBe(true);
    expect(asked.mock.calls).toContainEqual(["policies:counted", expect.objectContaining({ count: 1200 })]);
  });
});
