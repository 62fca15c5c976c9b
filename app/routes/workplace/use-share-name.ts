import { useTranslation } from "react-i18next";
import { SHARE_TYPES } from "~/api/dashboard";

/** Returns the name of a content type; one that the console does not know is its own name. */
export function useShareName(): (type: string) => string {
  const { t } = useTranslation("workplace");
  return (type) => {
    const known = SHARE_TYPES.find((one) => one === type);
    return known ? t(`share.${known}`) : type;
  };
}
