/** How users name a part of the page: by its role and name, by its label or by its text. */
export type Name = string | RegExp;
type NameData = string | { source: string; flags: string };
export type Step = { by: "role"; role: string; name?: NameData } | { by: "label" | "text"; name: NameData };

/** A part, within the parts named before it. */
export type Part = readonly Step[];

const data = (name: Name): NameData => (name instanceof RegExp ? { source: name.source, flags: name.flags } : name);

export const role = (kind: string, name?: Name): Part => [
  { by: "role", role: kind, ...(name !== undefined && { name: data(name) }) },
];
export const label = (name: Name): Part => [{ by: "label", name: data(name) }];
export const text = (name: Name): Part => [{ by: "text", name: data(name) }];

export const button = (name: Name): Part => role("button", name);
export const field = (name: Name): Part => role("textbox", name);
export const heading = (name: Name): Part => role("heading", name);
export const dialog = (name: Name): Part => role("dialog", name);

/** The last part, looked for in each one before it. */
export const within = (...parts: Part[]): Part => parts.flat();

/** For messages of failed tests. */
export const describePart = (part: Part): string => JSON.stringify(part);
