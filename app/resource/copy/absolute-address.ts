import { withBasePath } from "~/config/base-path";

/** The address of one of the console's own paths as others may open it, also of a console below a sub-path. */
export const absoluteAddress = (path: string): string => location.origin + withBasePath(path);
