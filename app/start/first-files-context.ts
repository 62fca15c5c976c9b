import { createContext } from "react";
import type { FirstFiles } from "./first-files";

/** Known where the page is rendered, and to nobody in the browser. */
export const FirstFilesContext = createContext<FirstFiles | undefined>(undefined);
