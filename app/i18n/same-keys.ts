/** The same keys with any text; the translations of every other language must satisfy it. */
export type SameKeys<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]> };
