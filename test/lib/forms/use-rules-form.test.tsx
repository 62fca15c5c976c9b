import { act, memo } from "react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import { draw, isolateDrawings } from "../../support/draw";

isolateDrawings();

const rules = v.object({ name: v.pipe(v.string(), v.nonEmpty("empty")), note: v.string() });

test("a key draws the field that it went to, and no memoised other", async () => {
  const drawings = { name: 0, note: 0 };
  let form: ReturnType<typeof useRulesForm<v.InferOutput<typeof rules>>>["form"] | undefined;
  const Field = memo(function Field({ field, defaultValue, onChange }: FieldProps) {
    drawings[field] += 1;
    return <input defaultValue={defaultValue} onChange={onChange} />;
  });
  type FieldProps = {
    field: "name" | "note";
    defaultValue?: string;
    onChange?: (event: unknown) => void;
    error?: unknown;
  };
  function Form() {
    const own = useRulesForm(rules, { name: "", note: "" });
    form = own.form;
    return (["name", "note"] as const).map((field) => (
      <Field key={field} {...own.form.getInputProps(field)} field={field} />
    ));
  }
  await draw(<Form />);
  const before = { ...drawings };
  const steady = form?.getInputProps("name").onChange;
  await act(async () => steady("a"));
  await act(async () => steady("ab"));
  expect(form?.getValues()).toEqual({ name: "ab", note: "" });
  expect(form?.isDirty("name")).toBe(true);
  expect(drawings.name).toBeGreaterThan(before.name);
  expect(drawings.note).toBe(before.note);
});
