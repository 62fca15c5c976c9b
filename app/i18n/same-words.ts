/** The keys of an area with any text; every other language is checked against it. */
export type SameWords<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : SameWords<T[Key]> };
