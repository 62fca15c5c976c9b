import * as v from "valibot";
import { expect, test } from "vitest";
import { LOCALES } from "~/config/locales";
import { writeCsv } from "~/lib/text/csv";
import { cellParser } from "~/resource/cell-parser";
import { formBody, formFields, formRules, formValues } from "~/resource/form/form-values";
import type { Resource } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";
import { importText } from "../../support/import-text";
import { startSessionAs } from "../../support/session";
import { PAGE } from "./page";

/** The files of a list: what is exported can be imported, in each language. */
export function describeFiles(resource: Resource): void {
  const { fields, calls } = resource;
  const forms = formFields(resource);
  if (forms.length === 0) return;

  test.each(LOCALES)("its records are read from a file as they were written, in %s", async (language) => {
    startSessionAs("admin");
    const texts = createResourceTexts(resource, language);
    const rules = formRules(resource, texts);
    // What a form would refuse may have come to the server on another way.
    const list = (await calls.list({ query: PAGE })).list.filter((row) => v.is(rules, formValues(resource, row)));
    expect(list).not.toEqual([]);
    const names = Object.keys(fields);
    const cells = list.map((row) =>
      Object.entries(fields).map(([name, field]) => field.csv(row[name], texts.context(name))),
    );
    const text = writeCsv([names.map((name) => texts.context(name).label), ...cells]);
    const read = importText(resource, language, text);
    expect(read).toMatchObject({ errors: [], total: list.length });
    const rows = "rows" in read ? read.rows : [];
    expect(rows.map(({ values }) => formBody(resource, values))).toEqual(
      list.map((row) => formBody(resource, formValues(resource, row))),
    );
  });

  test.each(LOCALES)("what its cells show can be pasted into others, in %s", async (language) => {
    startSessionAs("admin");
    const texts = createResourceTexts(resource, language);
    const { list } = await calls.list({ query: PAGE });
    for (const { name, form } of forms) {
      const context = texts.context(name);
      const parse = cellParser(form, [context]);
      for (const row of list) {
        const value = form.toValue(row[name]);
        const shown = fields[name]?.text(row[name], context);
        // What a form would refuse may have come to the server on another way, and a copied cell is one line.
        if (!shown || shown.includes("\n") || !v.is(form.rule(context), value)) continue;
        // The title of a referred record does not say which one it is.
        if (String(fields[name]?.csv(row[name], context)).startsWith(`${shown} (`)) continue;
        const copied = shown.replace(/\s+/g, " ");
        expect([name, form.toBody(parse(copied).value)]).toEqual([name, form.toBody(value)]);
      }
    }
  });

  test.each(LOCALES)("the template of its import is accepted, in %s", (language) => {
    const texts = createResourceTexts(resource, language);
    const columns = forms.map(({ name, form }) => {
      const context = texts.context(name);
      return [context.label, ...form.samples(context)];
    });
    const lines = [0, 1, 2].map((line) => columns.map((column) => column[line] ?? ""));
    expect(importText(resource, language, writeCsv(lines))).toMatchObject({ errors: [], total: 2 });
  });
}
