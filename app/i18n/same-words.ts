/** The same keys with any text; the translations of every other language must satisfy it. */
export type SameWords<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : SameWords<T[Key]> };
