import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const CORE = "node_modules/@mantine/core";

/** The module that holds a component's classes is bundled wherever the component is. */
const CLASSES = /\/@mantine\/([\w-]+)\/esm\/(?:.*\/)?([\w-]+)\.module\.css\.mjs$/;
const PROVIDER = /\/@mantine\/core\/esm\/.*\/MantineProvider\.mjs$/;
const STYLESHEET = /\/@mantine\/(?:core\/styles\/([\w-]+)|([\w-]+)\/styles)\.css$/;

const FIRST_FRAME = "/app/theme/first-frame.css";
const WHOLE = "/app/theme/mantine.css";
const LAYER = "@layer mantine;";

/** Rules for the page itself, which come with the provider; its default variables are written by the provider. */
const GLOBAL = ["baseline", "global"];
/** Packages with one style file each. They build on the core, so they come behind it. */
const SMALL_PACKAGES = ["dates", "charts", "notifications", "nprogress", "spotlight"];

/** The style files that a module of Mantine's needs. */
export function stylesheetsOf(module: string): string[] {
  if (PROVIDER.test(module)) return GLOBAL.map((name) => `@mantine/core/styles/${name}.css`);
  const [, name, component] = CLASSES.exec(module) ?? [];
  if (!name) return [];
  return [name === "core" ? `@mantine/core/styles/${component}.css` : `@mantine/${name}/styles.css`];
}

/** The layers of all style files, in the order in which Mantine's own whole stylesheet has them. */
export function layersInOrder(): string[] {
  const whole = readFileSync(`${CORE}/styles.css`, "utf8");
  const components = readdirSync(`${CORE}/styles`)
    .filter((file) => file.endsWith(".css") && !file.endsWith(".layer.css"))
    .flatMap((file) => {
      const [firstClass] = /\.m_[0-9a-f]+/.exec(readFileSync(`${CORE}/styles/${file}`, "utf8")) ?? [];
      return firstClass ? [{ name: file.slice(0, -".css".length), position: whole.indexOf(firstClass) }] : [];
    })
    .toSorted((one, other) => one.position - other.position);
  return [...GLOBAL, ...components.map(({ name }) => name), ...SMALL_PACKAGES];
}

/** A file as a build needs it: a component with its styles, styles in their layer, the first frame with their order. */
export function withMantineStyles(code: string, id: string): string {
  const [path = ""] = id.split("?");
  if (path.endsWith(WHOLE)) return "";
  if (path.endsWith(FIRST_FRAME)) {
    if (!code.includes(LAYER)) throw new Error(`${FIRST_FRAME} has no "${LAYER}" to put Mantine's layers into.`);
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
 * Brings the styles of each Mantine component into a build with the component itself, each in a cascade layer whose
 * rank is known from the first frame on: what was visited before cannot change what wins.
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
