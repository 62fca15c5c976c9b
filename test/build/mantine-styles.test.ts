import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { layersInOrder, stylesheetsOf, withMantineStyles, withUsedLayers } from "~/build/mantine-styles";

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });
const modules = ["core", "dates", "charts", "notifications", "nprogress", "spotlight"].flatMap((name) =>
  filesIn(`node_modules/@mantine/${name}/esm`)
    .filter((file) => file.endsWith(".module.css.mjs"))
    .map((file) => `node_modules/@mantine/${name}/esm/${file}`),
);

test("each component imports the style file that has its classes", () => {
  expect(modules.length).toBeGreaterThan(100);
  for (const module of modules) {
    const [stylesheet = "", ...others] = stylesheetsOf(`/${module}`);
    expect(others).toEqual([]);
    expect(withMantineStyles("code", `/${module}`)).toBe(`import "${stylesheet}";code`);
    const classes = readFileSync(module, "utf8").match(/m_[0-9a-f]+/g) ?? [];
    const styles = readFileSync(`node_modules/${stylesheet}`, "utf8");
    expect(
      classes.filter((name) => styles.includes(`.${name}`)),
      module,
    ).not.toEqual([]);
  }
});

test("only the provider imports the rules for the page itself", () => {
  const provider = filesIn("node_modules/@mantine/core/esm").find((file) => file.endsWith("/MantineProvider.mjs"));
  expect(stylesheetsOf(`/node_modules/@mantine/core/esm/${provider}`)).toEqual([
    "@mantine/core/styles/baseline.css",
    "@mantine/core/styles/global.css",
  ]);
  expect(withMantineStyles("code", "/app/root.tsx")).toBe("code");
  expect(withMantineStyles("code", "/node_modules/@mantine/core/esm/components/Box/Box.mjs")).toBe("code");
});

test("each style file is in a layer of its own, and the first frame names all layers", () => {
  const layers = layersInOrder();
  expect(new Set(layers).size).toBe(layers.length);
  const stylesheets = new Set(modules.flatMap((module) => stylesheetsOf(`/${module}`)));
  for (const stylesheet of stylesheets) {
    const [, layer = ""] = /^@layer mantine\.(\w+) \{a\{\}\}$/.exec(withMantineStyles("a{}", `/x/${stylesheet}`)) ?? [];
    expect(layers, stylesheet).toContain(layer);
  }
  const firstFrame = readFileSync("app/theme/first-frame.css", "utf8");
  const written = withMantineStyles(firstFrame, "/x/app/theme/first-frame.css?inline");
  expect(written).toContain(`@layer mantine {@layer ${layers.join(",")};}\n@layer overrides;`);
  expect(() => withMantineStyles("", "/x/app/theme/first-frame.css")).toThrow("@layer mantine;");
});

test("a component is ordered after those that it is made of", () => {
  const layers = layersInOrder();
  const chains = [
    ["baseline", "global", "UnstyledButton", "ActionIcon", "CloseButton", "Modal", "dates"],
    ["Paper", "Popover", "Combobox", "Menu", "notifications"],
    ["Overlay", "ModalBase", "Drawer"],
    ["Input", "InlineInput", "Checkbox", "Switch"],
    ["Input", "PillsInput", "NumberInput", "charts"],
    ["ColorSwatch", "ColorPicker"],
  ];
  for (const chain of chains) expect(layers.filter((layer) => chain.includes(layer))).toEqual(chain);
});

test("on the development server one file imports all of Mantine's styles, in its layer", () => {
  const whole = readFileSync("app/theme/mantine.css", "utf8");
  for (const module of modules) {
    const [, name] = /@mantine\/(\w+)/.exec(module) ?? [];
    expect(whole).toContain(`@import "@mantine/${name}/styles.layer.css";`);
  }
  expect(withMantineStyles(whole, "/x/app/theme/mantine.css")).toBe("");
});

test("no other file imports Mantine's styles, since the visited screens would decide their order without a layer", () => {
  const importing = filesIn("app").filter(
    (file) => /\.(css|tsx?)$/.test(file) && /["']@mantine\S*\.css["']/.test(readFileSync(`app/${file}`, "utf8")),
  );
  expect(importing).toEqual(["theme/mantine.css"]);
});

test("the page names only the layers of the build's styles, in their order", () => {
  const page = "<style>@layer mantine{@layer baseline,Button,Tree,Input;}</style>";
  const stylesheets = ["@layer mantine.Input{a{}}@layer mantine.Button{}", "@layer mantine.baseline{}"];
  expect(withUsedLayers(page, stylesheets)).toBe("<style>@layer mantine{@layer baseline,Button,Input;}</style>");
  expect(() => withUsedLayers("<style></style>", stylesheets)).toThrow("order");
});
