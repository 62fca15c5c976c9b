import { createContext } from "react";
import type { PreloadData } from "./preload-data";

type Preloads = { startFiles: string[]; data: PreloadData };

/** Provided by the build, undefined in the browser. */
export const PreloadContext = createContext<Preloads | undefined>(undefined);
