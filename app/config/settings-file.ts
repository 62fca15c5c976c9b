import * as v from "valibot";
import { MENU_WIDTH } from "./appearance";

const flag = v.boolean("must be true or false");
const WIDTH_RULE = `must be a whole number from ${MENU_WIDTH.min} to ${MENU_WIDTH.max}`;

const settingsSchema = v.strictObject({
  theme: v.picklist(["light", "dark"], 'must be "light" or "dark"'),
  colorWeak: flag,
  navbar: flag,
  menu: flag,
  topMenu: flag,
  hideMenu: flag,
  menuCollapse: flag,
  footer: flag,
  themeColor: v.pipe(
    v.string("must be a text"),
    v.hexColor("must be a colour such as #165DFF"),
    v.length(7, "must be a colour such as #165DFF"),
  ),
  menuWidth: v.pipe(
    v.number(WIDTH_RULE),
    v.integer(WIDTH_RULE),
    v.minValue(MENU_WIDTH.min, WIDTH_RULE),
    v.maxValue(MENU_WIDTH.max, WIDTH_RULE),
  ),
  globalSettings: flag,
  device: v.picklist(["desktop", "mobile"], 'must be "desktop" or "mobile"'),
  tabBar: flag,
});

/** App settings. */
export type Settings = v.InferOutput<typeof settingsSchema>;

const SETTINGS_FILE = "app/settings/settings.json";

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const key = v.getDotPath(issue);
  if (key === null) return "must hold one JSON object";
  if (issue.type !== "strict_object") return `${key} ${issue.message}, but is ${JSON.stringify(issue.input)}`;
  return issue.expected === "never" ? `${key} is no setting` : `${key} is missing`;
}

/**
 * Parses the project's settings file. The build and the development server check it with this, so that the page need
 * not. Throws an error whose message is one line that names the invalid value.
 */
export function settingsFromFile(text: string): Settings {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error(`${SETTINGS_FILE} is not valid JSON`);
  }
  const result = v.safeParse(settingsSchema, Array.isArray(file) ? null : file);
  if (result.success) return result.output;
  throw new Error(`${SETTINGS_FILE}: ${describeIssue(result.issues[0])}`);
}
