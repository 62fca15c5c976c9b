import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../../app/**/*.tsx", { eager: true, query: "?raw", import: "default" });

test("icons say nothing to screen readers: what they stand for has a text or a label", () => {
  const spoken = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/<(?:Icon(?!Button)\w*|Arrow)\b[^>]*\/>/g)]
      .filter(([icon]) => !icon.includes("aria-hidden"))
      .map(([icon]) => `${file}: ${icon}`),
  );
  expect(spoken).toEqual([]);
});
