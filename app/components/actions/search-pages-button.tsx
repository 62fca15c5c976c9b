import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { pageSearch } from "./page-search";

/** A way on from a page that does not exist. */
export function SearchPagesButton() {
  const { t } = useTranslation("exception");
  return (
    <Button variant="default" onClick={() => pageSearch.emit()}>
      {t("search")}
    </Button>
  );
}
