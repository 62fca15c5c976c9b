import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { useStore } from "~/lib/state/use-store";
import { useAccountStorage } from "~/lib/storage/account-storage";
import { useResource } from "~/resource/resource-context";
import { useAccount } from "~/session/account";
import { type SavedView, type SavedViews, savedViewsOf } from "./saved-views";
import { isViewInSight, type ViewState, viewProblem } from "./view-changes";
import { ViewName } from "./view-name";
import { ViewsList } from "./views-list";

type Props = { query: string; onApply: (query: string) => void };

/** The views of the operator, and what saves the list in sight as a further one. */
export default function ViewsPanel({ query, onApply }: Props) {
  const { t } = useTranslation("views");
  const resource = useResource();
  const { preferences } = resource;
  const columns = useStore(preferences, (current) => current.columns);
  const widths = useStore(preferences, (current) => current.widths);
  const account = useAccount();
  const savedViews = savedViewsOf(resource);
  const views = useAccountStorage(savedViews, account);
  const state: ViewState = { query, columns, widths };

  /** Changes what is stored now: another browser tab may have changed it. */
  function onChange(change: (views: SavedViews) => SavedViews) {
    const isStored = savedViews.write(account, change(savedViews.read(account)));
    if (!isStored) notify({ id: "views-not-stored", color: "red", message: t("notStored") });
  }

  function apply(view: SavedView) {
    if (view.columns) preferences.set(preferences.readColumns(view));
    onApply(view.query);
  }

  return (
    <>
      <ViewsList
        views={views}
        state={state}
        isInSight={(view) => isViewInSight(view, state, preferences.readColumns)}
        onApply={apply}
        onChange={onChange}
      />
      <ViewName
        label={t("name")}
        submit={t("save")}
        problemOf={(name) => viewProblem(views, name)}
        onSubmit={(name) => onChange((stored) => [...stored, { name, ...state }])}
      />
    </>
  );
}
