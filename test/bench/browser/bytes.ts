import { statSync } from "node:fs";
import { pathTo } from "~/navigation/paths";
import { screens } from "~/navigation/screens";
import type { Section } from "./figures";
import { settled } from "./settled";
import { ADMIN, CLIENT, newPage, type Stage } from "./stage";

type Files = Set<string>;

/** The files that a screen requests with an empty cache. */
async function askedFor({ browser }: Stage, site: Stage["site"], path: string, stored: typeof ADMIN): Promise<Files> {
  const files: Files = new Set();
  const page = await newPage(browser, site, stored);
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== site.url) return;
    if (request.isNavigationRequest()) files.add("/index.html");
    else if (pathname.startsWith("/assets/")) files.add(pathname);
  });
  await page.goto(site.url + path);
  await settled(page);
  await page.context().close();
  return files;
}

/** The size of the brotli copies. */
const kilobytes = (client: string, files: Files) =>
  [...files].reduce((sum, file) => sum + statSync(`${client}${file}.br`).size, 0) / 1000;

const inEach = ([first, ...others]: readonly Files[]): Files =>
  new Set([...(first ?? [])].filter((file) => others.every((files) => files.has(file))));

const patternless = screens.filter(({ path }) => !path.includes("*"));
const framed = patternless.filter((screen) => !("bare" in screen));

/** The bytes of each screen, in total and beyond the frame that all screens share. */
export async function measureBytes(stage: Stage): Promise<Section[]> {
  const floor = kilobytes(CLIENT.bare, await askedFor(stage, stage.bare, "/", {}));
  const login = await askedFor(stage, stage.site, pathTo("Login"), {});
  const found = new Map<string, Files>();
  for (const { path } of framed) found.set(path, await askedFor(stage, stage.site, path, ADMIN));
  const frame = inEach([...found.values()]);
  const cold = (what: string, files: Files) => ({
    what,
    value: kilobytes(CLIENT.console, files),
    unit: "kB" as const,
    floor,
  });
  return [
    {
      title: "Bytes of a screen in all, brotli, with what it asks for at idle moments",
      figures: [cold(pathTo("Login"), login), ...[...found].map(([path, files]) => cold(path, files))],
    },
    {
      title: "Of these, beyond the frame",
      figures: [...found].map(([path, files]) => ({
        what: path,
        value: kilobytes(CLIENT.console, new Set([...files].filter((file) => !frame.has(file)))),
        unit: "kB",
      })),
    },
  ];
}
