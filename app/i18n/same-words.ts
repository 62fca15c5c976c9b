/** The shape of an area's words with any text: what the second language is checked against. */
export type SameWords<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : SameWords<T[Key]> };
