import { LazyView } from "~/components/loading/lazy-view";
import { loadNamespaces } from "~/i18n/translations";
import { cachedImport } from "~/lib/loading/cached-import";
import classes from "./lazy-error-page.module.css";

const page = cachedImport(async () => {
  await loadNamespaces(["exception"]);
  return (await import("./error-page")).ErrorPage;
});

/** Loads the code of error pages, so that one can be shown without a network. */
export const preloadErrorPage = page.preload;

type Props = { error: unknown; inFrame?: true };

export const LazyErrorPage = (props: Props) => (
  <LazyView code={page} skeleton={null}>
    {(Page) => <Page {...props} />}
  </LazyView>
);

/** The error page outside the frame. */
export const BareErrorPage = ({ error }: { error: unknown }) => (
  <main className={classes.bare}>
    <LazyErrorPage error={error} />
  </main>
);
