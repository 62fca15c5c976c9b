import { createContext } from "react";
import type { PreloadData } from "./preload-data";

/** Provided by the build, undefined in the browser. */
export const PreloadDataContext = createContext<PreloadData | undefined>(undefined);
