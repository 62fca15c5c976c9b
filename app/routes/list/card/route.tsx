import { listPresetRules, listQualityInspections, listServices } from "~/api/card";
import { ScreenPage } from "~/components/layout/screen-page";
import { redirectToNormalized } from "~/lib/page/normalized-address";
import { guarded } from "~/session/guard";
import { revalidateWith } from "~/session/revalidation";
import { normalizedCardAddress, withoutCardQuery } from "./card-query";
import { CardTabs } from "./card-tabs";

export const handle = { i18n: ["card", "forms"] };

export const clientLoader = guarded(({ request, prefetch }) => {
  redirectToNormalized(request, normalizedCardAddress);
  prefetch(listQualityInspections.query());
  prefetch(listServices.query());
  prefetch(listPresetRules.query());
  return null;
});

/** Tab and search filter data that is already loaded, so changing them loads nothing; nor does the form of a new queue. */
export const shouldRevalidate = revalidateWith(withoutCardQuery, normalizedCardAddress);

export default function Card() {
  return (
    <ScreenPage>
      <CardTabs />
    </ScreenPage>
  );
}
