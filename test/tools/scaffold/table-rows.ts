import { pascal } from "./english";
import type { Entity } from "./entity";
import { namesOf, permissionOf } from "./names";

/** A line that a table of the project gets. */
export type TableRow = {
  file: string;
  /** What the table already has if the name is taken. */
  taken: RegExp;
  /** The line is inserted at the end of what this matches. */
  after: RegExp;
  line: string;
};

/** The lines by which the project knows a new list. */
export function tableRows(entity: Entity): TableRow[] {
  const { name, plural, chinese, english } = entity;
  const { routes } = namesOf(entity);
  const permission = permissionOf(entity);
  const [screen, key] = [pascal(plural), `"?${plural}"?`];
  const title = (text: string) => `${plural}: ${JSON.stringify(text)},`;
  return [
    {
      file: "app/navigation/screens.ts",
      taken: new RegExp(`name: "${screen}"|path: "/list/${name}"`, "i"),
      // The last screen of the menu's lists.
      after: /[\s\S]*group: "List"[^}]*\},/,
      line: `{ name: "${screen}", path: "/list/${name}", title: "${plural}", group: "List", requiresAuth: true, roles: ANY },`,
    },
    ...(permission
      ? [
          {
            file: "app/navigation/permissions.ts",
            taken: new RegExp(`"${permission}"`),
            after: /export const PERMISSIONS = \{[\s\S]*?(?=\n\})/,
            line: `"${permission}": ["admin"],`,
          },
        ]
      : []),
    {
      file: "app/i18n/translations.ts",
      taken: new RegExp(`\\s"?${name}"?: typeof`),
      after: / Translations (?:= )?\{[\s\S]*?(?=\n\})/,
      line: `"${name}": typeof import("./zh-CN/${name}").default;`,
    },
    ...[
      { locale: "zh-CN", text: chinese },
      { locale: "en-US", text: english },
    ].map(({ locale, text }) => ({
      file: `app/i18n/${locale}/screens.ts`,
      taken: new RegExp(`\\s${key}: `),
      after: /export default \{[\s\S]*?(?=\n\})/,
      line: title(text),
    })),
    {
      file: "mocks/handlers.ts",
      taken: new RegExp(`\\b${routes}\\b`),
      after: /[\s\S]*\nimport [^;]*;/,
      line: `import { ${routes} } from "./${name}";`,
    },
    {
      file: "mocks/handlers.ts",
      taken: new RegExp(`\\b${routes}\\b`),
      after: /export const routes = \[[\s\S]*?(?=\n\])/,
      line: `...${routes},`,
    },
  ];
}
