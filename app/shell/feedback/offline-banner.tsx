import { useNetwork } from "@mantine/hooks";
import IconWifiOff from "@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs";
import { useTranslation } from "react-i18next";
import classes from "./offline-banner.module.css";

export function OfflineBanner() {
  const { t } = useTranslation("console");
  const { online } = useNetwork();
  return (
    <div role="status" className={classes.root}>
      {!online && (
        <p className={classes.banner}>
          <IconWifiOff aria-hidden />
          {t("offline")}
        </p>
      )}
    </div>
  );
}
