import isEqual from "fast-deep-equal";
import { VIEW_LIMITS } from "~/config/limits";
import { characterCount } from "~/lib/forms/form-rules";
import { isVisible } from "~/lib/text/invisible";
import { comparable } from "~/lib/text/search-text";
import type { ColumnState } from "~/resource/preferences";
import type { SavedView, SavedViews } from "./saved-views";

/** What a view stores of the list in sight. */
export type ViewState = ColumnState & { query: string };

/** Names that look the same are the same. */
const areSame = (one: string, other: string) => comparable(one.trim()) === comparable(other.trim());

/** Why a view cannot have a name; null if it can. `current`: the name of a view that is renamed. */
export function viewProblem(
  views: SavedViews,
  name: string,
  current?: string,
): "nameEmpty" | "nameLong" | "nameTaken" | "nameInvisible" | "full" | null {
  if (name.trim() === "") return "nameEmpty";
  if (characterCount(name.trim()) > VIEW_LIMITS.name) return "nameLong";
  if (!isVisible(name)) return "nameInvisible";
  const others = views.filter((known) => known.name !== current);
  if (others.some((known) => areSame(known.name, name))) return "nameTaken";
  return others.length >= VIEW_LIMITS.views ? "full" : null;
}

/** The views with one of them changed. */
export const changeView = (views: SavedViews, name: string, change: Partial<SavedView>): SavedViews =>
  views.map((view) => (view.name === name ? { ...view, ...change } : view));

/** The views without one of them. */
export const removeView = (views: SavedViews, name: string): SavedViews => views.filter((view) => view.name !== name);

/** The views with one of them as the default, or none. */
export const setDefaultView = (views: SavedViews, name: string | null): SavedViews =>
  views.map((view) => ({ ...view, isDefault: view.name === name }));

/** Whether a list is as a view stores it; one without columns leaves them as they are. */
export const isViewInSight = (
  view: SavedView,
  state: ViewState,
  columnsOf: (view: SavedView) => ColumnState,
): boolean =>
  view.query === state.query &&
  (view.columns === undefined || isEqual(columnsOf(view), { columns: state.columns, widths: state.widths }));
