import { statSync } from "node:fs";
import { pathTo } from "~/navigation/paths";
import { screens } from "~/navigation/screens";
import type { Section } from "./results";
import { ADMIN, CLIENT, newPage, type Setup } from "./setup";
import { waitUntilIdle } from "./wait-until-idle";

type Files = Set<string>;

/** The files that a screen requests with an empty cache. */
async function requestedFiles(
  { browser }: Setup,
  site: Setup["site"],
  path: string,
  stored: typeof ADMIN,
): Promise<Files> {
  const files: Files = new Set();
  const page = await newPage(browser, site, stored);
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== site.url) return;
    if (request.isNavigationRequest()) files.add("/index.html");
    else if (pathname.startsWith("/assets/")) files.add(pathname);
  });
  await page.goto(site.url + path);
  await waitUntilIdle(page);
  await page.context().close();
  return files;
}

/** The size of the brotli copies. */
const kilobytes = (client: string, files: Files) =>
  [...files].reduce((sum, file) => sum + statSync(`${client}${file}.br`).size, 0) / 1000;

const intersection = ([first, ...others]: readonly Files[]): Files =>
  new Set([...(first ?? [])].filter((file) => others.every((files) => files.has(file))));

const concreteScreens = screens.filter(({ path }) => !path.includes("*"));
const framed = concreteScreens.filter((screen) => !("bare" in screen));

/** The bytes of each screen, in total and beyond the frame that all screens share. */
export async function measureBytes(setup: Setup): Promise<Section[]> {
  const baseline = kilobytes(CLIENT.bare, await requestedFiles(setup, setup.bare, "/", {}));
  const login = await requestedFiles(setup, setup.site, pathTo("Login"), {});
  const found = new Map<string, Files>();
  for (const { path } of framed) found.set(path, await requestedFiles(setup, setup.site, path, ADMIN));
  const frame = intersection([...found.values()]);
  const cold = (label: string, files: Files) => ({
    label,
    value: kilobytes(CLIENT.console, files),
    unit: "kB" as const,
    baseline,
  });
  return [
    {
      title: "Bytes of a screen in all, brotli, with what it asks for at idle moments",
      results: [cold(pathTo("Login"), login), ...[...found].map(([path, files]) => cold(path, files))],
    },
    {
      title: "Of these, beyond the frame",
      results: [...found].map(([path, files]) => ({
        label: path,
        value: kilobytes(CLIENT.console, new Set([...files].filter((file) => !frame.has(file)))),
        unit: "kB",
      })),
    },
  ];
}
