import { SearchPagesButton } from "~/components/actions/search-pages-button";
import { ExceptionPage } from "~/components/feedback/exception-page";
import { guarded } from "~/session/guard";

export const handle = { i18n: "exception" };

export const clientLoader = guarded(() => null);

export default function Exception403() {
  return <ExceptionPage status={403} actions={<SearchPagesButton />} />;
}
