/** A language with another singular has a form more. */
type Singulars<T> = { readonly [Key in keyof T as Key extends `${infer Base}_other` ? `${Base}_one` : never]?: string };

/** Translations with the keys of others and any text; those of every language but the first must satisfy it. */
export type SameKeys<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]>;
} & Singulars<T>;
