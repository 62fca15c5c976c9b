/** The areas of words that every page needs before anything is shown; a build ships them in one file. */
export const AREAS_AT_START = ["common", "screens", "exception"];
