/** The translations that every page needs before its first render; a build puts them into one file. */
export const AREAS_AT_START = ["common", "screens", "exception"];
