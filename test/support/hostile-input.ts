import fc from "fast-check";

/** Known attack strings. */
const ATTACKS = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example/a",
  "/\\evil.example",
  "https:evil.example",
  "https://own.example@evil.example/",
  "\\\\evil.example\\a",
  "%2f%2fevil.example",
  "%E0%A4%A",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "=HYPERLINK(1)",
  "@SUM(A1)",
  "\u202Egnp.exe",
  "\0",
  "\uD800",
  "null",
  "[]",
  "{}",
  '{"__proto__":{"role":"admin"}}',
  "1e999",
  "",
];

/** Arbitrary text, often with an attack string. */
export const hostileText = fc.oneof(
  fc.constantFrom(...ATTACKS),
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.json(),
  fc.tuple(fc.constantFrom(...ATTACKS), fc.string()).map(([attack, more]) => attack + more),
);

/** The query of an address, with these names or any other. */
export const hostileQuery = (...names: string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), hostileText), hostileText), { maxLength: 6 })
    .map((pairs) => new URLSearchParams(pairs));

export const THOUSAND_RUNS = { numRuns: 1000 } as const;
