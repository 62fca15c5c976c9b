import * as v from "valibot";
import { VIEW_LIMITS } from "~/config/limits";
import { STORAGE_KEY } from "~/config/storage-keys";
import { createAccountStorage } from "~/lib/storage/account-storage";

const view = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(VIEW_LIMITS.name)),
  /** The address's query; the screen normalizes it like any other. */
  query: v.string(),
});
/** Filters, order and size under a name. */
export type SavedView = v.InferOutput<typeof view>;
export type SavedViews = readonly SavedView[];

/** Views from anywhere, such as an older version's: what is wrong is left out, names are there once. */
export const savedViewsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((entries): SavedViews => {
    const views = entries.flatMap((entry) => {
      const result = v.safeParse(view, entry);
      return result.success ? [result.output] : [];
    });
    const unique = views.filter(({ name }, index) => views.findIndex((other) => other.name === name) === index);
    return unique.slice(0, VIEW_LIMITS.views);
  }),
);

/** Each account's views, in this browser. */
export const savedViews = createAccountStorage<SavedViews>(STORAGE_KEY.policyViews, savedViewsSchema, []);

/** Why a view cannot be saved under a name; null where it can. */
export function viewProblem(views: SavedViews, name: string): "nameEmpty" | "nameTaken" | "full" | null {
  if (name.trim() === "") return "nameEmpty";
  if (views.some((known) => known.name === name.trim())) return "nameTaken";
  return views.length >= VIEW_LIMITS.views ? "full" : null;
}
