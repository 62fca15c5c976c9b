import i18next from "i18next";
import { describe, expect, test, vi } from "vitest";
import { createResourceTexts } from "~/resource/resource-texts";
import { plainField } from "../../support/plain-list";

describe("the texts of a list", () => {
  test("are those of its namespace, in a language", () => {
    const asked = vi
      .spyOn(i18next, "t")
      .mockImplementation(((key: string, values: { defaultValue: string; total?: string }) =>
        key.includes("unknown") ? values.defaultValue : `${key} ${values.total ?? ""}`.trim()) as never);
    const fields = { status: plainField({ options: ["on", "unknown"] }) };
    const texts = createResourceTexts({ namespace: "policies", fields }, "en-US");
    expect(texts).toMatchObject({
      table: "policies:table",
      entity: { entity: "policies:entity", entities: "policies:entities" },
    });
    expect(texts.counted(1200)).toBe("policies:counted 1,200");
    expect(texts.action("online")).toBe("policies:action.online");
    expect([texts.question("online"), texts.question("unknown")]).toEqual(["policies:question.online", ""]);
    expect(texts.done("online", 1200)).toBe("policies:done.online 1,200");
    const { label, option, format } = texts.context("status");
    expect([label, option("on"), option("unknown"), option("other")]).toEqual([
      "policies:field.status",
      "policies:status.on",
      "unknown",
      "other",
    ]);
    expect(format.number(1200)).toBe("1,200");
    expect(texts.context("unknown").label).toBe("unknown");
    expect(texts.context("status")).toBe(texts.context("status"));
    expect(asked.mock.calls.every(([, values]) => (values as unknown as { lng: string }).lng === "en-US")).toBe(true);
    expect(asked.mock.calls).toContainEqual(["policies:counted", expect.objectContaining({ count: 1200 })]);
  });
});
