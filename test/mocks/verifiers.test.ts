import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import vectors from "~/api/client/signature-vectors.json";
import { receivedOf, timeOf, type Vector } from "./received-vectors";

const FOLDER = mkdtempSync(join(tmpdir(), "verifiers-"));
const VERIFIERS = "app/api/client/verifiers";
const CHECKS = "test/api/client/verifiers";

/** Each language: the program that must be on the machine, and how its verifier is run over standard input. */
const LANGUAGES = {
  Python: { probe: ["python3", "--version"], files: ["verify_signature.py", "check.py"], run: ["python3", "check.py"] },
  Java: {
    probe: ["javac", "-version"],
    files: ["VerifySignature.java", "Check.java"],
    run: ["java", "-cp", ".", "Check"],
  },
  Go: { probe: ["go", "version"], files: ["verify_signature.go", "check.go"], run: ["go", "run", "."] },
} as const;
type Language = keyof typeof LANGUAGES;

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function execute([program = "", ...args]: readonly string[], input?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: FOLDER, input, encoding: "utf8" });
  if (error || status !== 0) throw error ?? new Error(stderr);
  return stdout;
}

const isInstalled = ([program = "", ...args]: readonly string[]) => spawnSync(program, args).status === 0;

function prepare(language: Language): void {
  const [verifier, check] = LANGUAGES[language].files;
  const target = language === "Go" ? "signature" : ".";
  mkdirSync(join(FOLDER, target), { recursive: true });
  copyFileSync(join(VERIFIERS, verifier), join(FOLDER, target, verifier));
  copyFileSync(join(CHECKS, check), join(FOLDER, check));
  if (language === "Go") writeFileSync(join(FOLDER, "go.mod"), "module check\n\ngo 1.19\n");
  if (language === "Java") execute(["javac", "-encoding", "UTF-8", verifier, check]);
}

/** A line of base64 fields, which every language can read without a library. */
function lineOf(vector: Vector, { secret = vector.input.secret, minutesLater = 0 } = {}): string {
  const { method, url, headers, body } = receivedOf(vector);
  const { keyId, scopeWord } = vector.input;
  const now = timeOf(vector).getTime() / 1000 + minutesLater * 60;
  const present = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
  const texts = [method, url, keyId, secret, scopeWord, String(now), ...present];
  return [...texts.map((text) => Buffer.from(text)), body].map((field) => field.toString("base64")).join("\t");
}

const FIRST = vectors.slice(0, 1);
const LINES = [
  ...vectors.map((vector) => lineOf(vector)),
  ...FIRST.map((vector) => lineOf(vector, { secret: "x" })),
  ...FIRST.map((vector) => lineOf(vector, { minutesLater: 6 })),
];
const EXPECTED = [...vectors.map(() => "0"), "40301", "40302"];

for (const [language, { probe, run }] of Object.entries(LANGUAGES)) {
  test.runIf(isInstalled(probe))(`the verifier in ${language} agrees with every vector`, () => {
    prepare(language as Language);
    expect(
      execute(run, `${LINES.join("\n")}\n`)
        .trim()
        .split("\n"),
    ).toEqual(EXPECTED);
  });
}
