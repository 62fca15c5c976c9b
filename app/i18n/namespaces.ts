/** The namespaces that every page needs before its first render; a build puts them into one file. */
export const INITIAL_NAMESPACES = ["common", "screens"] as const;
