import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Plugin } from "vite";

const CORE = "node_modules/@mantine/core";

/** The module with a component's class names is part of the bundle whenever the component is. */
const CLASSES = /\/@mantine\/([\w-]+)\/esm\/(?:.*\/)?([\w-]+)\.module\.css\.mjs$/;
const PROVIDER = /\/@mantine\/core\/esm\/.*\/MantineProvider\.mjs$/;
const STYLESHEET = /\/@mantine\/(?:core\/styles\/([\w-]+)|([\w-]+)\/styles)\.css$/;

const FIRST_FRAME = "/app/theme/first-frame.css";
const ALL_STYLES = "/app/theme/mantine.css";
const LAYER = "@layer mantine;";

/** Global rules, imported with the provider, which writes the default variables itself. */
const GLOBAL = ["baseline", "global"];
/** Packages with one style file each. They build on the core, so their layers follow it. */
const SMALL_PACKAGES = ["dates", "charts", "notifications", "nprogress", "spotlight"];

/** The style files that a module of Mantine needs. */
export function stylesheetsOf(module: string): string[] {
  if (PROVIDER.test(module)) return GLOBAL.map((name) => `@mantine/core/styles/${name}.css`);
  const [, name, component] = CLASSES.exec(module) ?? [];
  if (!name) return [];
  return [name === "core" ? `@mantine/core/styles/${component}.css` : `@mantine/${name}/styles.css`];
}

/** The layers of all style files, in the order of Mantine's complete stylesheet. */
export function layersInOrder(): string[] {
  const allStyles = readFileSync(`${CORE}/styles.css`, "utf8");
  const components = readdirSync(`${CORE}/styles`)
    .filter((file) => file.endsWith(".css") && !file.endsWith(".layer.css"))
    .flatMap((file) => {
      const [firstClass] = /\.m_[0-9a-f]+/.exec(readFileSync(`${CORE}/styles/${file}`, "utf8")) ?? [];
      return firstClass ? [{ name: file.slice(0, -".css".length), position: allStyles.indexOf(firstClass) }] : [];
    })
    .toSorted((one, other) => one.position - other.position);
  return [...GLOBAL, ...components.map(({ name }) => name), ...SMALL_PACKAGES];
}

/** Transforms a file: components import their styles, styles get a layer, the first frame declares the layers' order. */
export function withMantineStyles(code: string, id: string): string {
  const [path = ""] = id.split("?");
  if (path.endsWith(ALL_STYLES)) return "";
  if (path.endsWith(FIRST_FRAME)) {
    if (!code.includes(LAYER))
      throw new Error(`${FIRST_FRAME} must contain "${LAYER}" for the order of Mantine's layers.`);
    return code.replace(LAYER, `@layer mantine {@layer ${layersInOrder().join(",")};}`);
  }
  const [, component, name] = STYLESHEET.exec(path) ?? [];
  if (component ?? name) return `@layer mantine.${component ?? name} {${code}}`;
  return (
    stylesheetsOf(path)
      .map((stylesheet) => `import "${stylesheet}";`)
      .join("") + code
  );
}

/**
 * Bundles the styles of each Mantine component with the component itself, each in a cascade layer. The first frame
 * declares the order of the layers, so that precedence does not depend on which screen was loaded first.
 */
export function mantineStyles(): Plugin {
  return {
    name: "mantine-styles",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const result = withMantineStyles(code, id);
      return result === code ? undefined : { code: result, map: null };
    },
  };
}

const LAYER_ORDER = /@layer mantine\{@layer ([\w,]+);\}/;

/** The page without the layers that occur in no style file of the build. Throws if it does not declare their order. */
export function withUsedLayers(html: string, stylesheets: readonly string[]): string {
  if (!LAYER_ORDER.test(html)) throw new Error("The page does not declare the order of Mantine's layers.");
  const used = new Set(
    stylesheets.flatMap((css) => [...css.matchAll(/@layer mantine\.(\w+)/g)].map(([, name]) => name)),
  );
  return html.replace(LAYER_ORDER, (_, names: string) => {
    const kept = names.split(",").filter((name) => used.has(name));
    return `@layer mantine{@layer ${kept.join(",")};}`;
  });
}

/** Leaves out of the built page the layers of components that the console does not use. */
export async function writeUsedLayers(client: string): Promise<void> {
  const page = `${client}/index.html`;
  const files = readdirSync(`${client}/assets`).filter((file) => file.endsWith(".css"));
  const stylesheets = files.map((file) => readFileSync(`${client}/assets/${file}`, "utf8"));
  await writeFile(page, withUsedLayers(readFileSync(page, "utf8"), stylesheets));
}
