import { createContext } from "react";
import type { FirstFiles } from "./first-files";

/** Provided by the build, undefined in the browser. */
export const FirstFilesContext = createContext<FirstFiles | undefined>(undefined);
