import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LazyView } from "~/components/loading/lazy-view";
import { cachedImport } from "~/lib/loading/cached-import";
import { isolateRendering, wrapper } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
isolateRendering();

test("never renders with the code that was shown before another", async () => {
  const first = cachedImport(async () => "first");
  const second = cachedImport(async () => "second");
  const rendered: string[] = [];
  const view = (code: typeof first, name: string) => (
    <LazyView code={code} skeleton="wait">
      {(loaded) => {
        rendered.push(`${name}: ${loaded}`);
        return <p>{loaded}</p>;
      }}
    </LazyView>
  );
  await Promise.all([first.load(), second.load()]);
  const { rerender } = render(view(first, "first"), { wrapper });
  await screen.findByText("first");
  rerender(view(second, "second"));
  await screen.findByText("second");
  expect(new Set(rendered)).toEqual(new Set(["first: first", "second: second"]));
});
