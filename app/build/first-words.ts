import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Where the build of the page's files leaves word for the build that renders the page. */
const noteOf = (buildDirectory: string) => `${buildDirectory}/first-words.json`;

/** Whose words are asked for at once: those of the page itself, of the login, and of the screen that it leads to. */
const OWNERS = {
  login: "routes/login/route",
  console: "routes/layouts/console",
  home: "routes/workplace/route",
} as const;

/** The areas of words that a route's module names in its handle. */
function areasOf(code = ""): string[] {
  const [, one, several] = /handle = \{\s*i18n: (?:"(\w+)"|(\[[^\]]*\]))/.exec(code) ?? [];
  if (!one && !several) throw new Error("A route names its words in another way: look anew at how they are found.");
  return one ? [one] : JSON.parse(several ?? "");
}

/** Notes in which files of the build the words of login, frame and first screen are. */
export function noteFirstWords(buildDirectory: string): Plugin {
  return {
    name: "first-words",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle(_, bundle) {
      const words = (area: string) => Object.keys(bundle).filter((file) => AREA_FILE.exec(file)?.[1] === area);
      const ids = [...this.getModuleIds()];
      const found = Object.entries(OWNERS).map(([owner, folder]) => {
        const id = ids.find((one) => one.endsWith(`/app/${folder}.tsx`)) ?? "";
        return [owner, areasOf(this.getModuleInfo(id)?.code ?? "").flatMap(words)];
      });
      await writeFile(noteOf(buildDirectory), JSON.stringify({ start: words("start"), ...Object.fromEntries(found) }));
    },
  };
}

const AREA_FILE = /(\w+)-[a-z]{2}-[A-Z]{2}-[\w-]+\.js$/;

/** Where no build has made files of words, as on the development server. */
export const NO_FIRST_WORDS = JSON.stringify({ start: [], login: [], console: [], home: [] });

/** What was noted by the build before this one. */
export const readFirstWords = (buildDirectory: string): string => readFileSync(noteOf(buildDirectory), "utf8");
