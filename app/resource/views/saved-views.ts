import * as v from "valibot";
import { VIEW_LIMITS } from "~/config/limits";
import { STORAGE_KEY } from "~/config/storage-keys";
import { maxCharacters } from "~/lib/forms/form-rules";
import { type AccountStorage, createAccountStorage } from "~/lib/storage/account-storage";
import { ofResource } from "~/resource/data/of-resource";

const view = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), maxCharacters(VIEW_LIMITS.name, "")),
  /** The URL's query; the screen normalizes it like any other. */
  query: v.string(),
  /** Normalized when they are used; the views of an older version have none. */
  columns: v.optional(v.unknown()),
  widths: v.optional(v.unknown()),
  /** It is opened with the list. */
  isDefault: v.optional(v.fallback(v.boolean(), false)),
});
/** Filters, sort, page size and columns under a name. */
export type SavedView = v.InferOutput<typeof view>;
export type SavedViews = readonly SavedView[];

/** Parses stored views, which may be an older version's: invalid ones and duplicate names are dropped. */
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

/** The views of a list, which are stored under its name for each account. */
export const createSavedViews = (name: string): AccountStorage<SavedViews> =>
  createAccountStorage(`${STORAGE_KEY.listViews}:${name}`, savedViewsSchema, []);

/** The saved views of a list. */
export const savedViewsOf = ofResource(({ namespace }) => createSavedViews(namespace));
