import { Link } from "@remix-run/react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { useTranslation } from "react-i18next";
import { isWebAddress } from "~/lib/text/web-address";
import { useTabUrl } from "./tab-url";

type Props = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: string };

/** A link that only names a screen, to the address that its tab keeps; or to a web address in a new browser tab. */
export const TabLink = forwardRef<HTMLAnchorElement, Props>(({ to, children, ...props }, ref) => {
  const { t } = useTranslation("console");
  const url = useTabUrl(to);
  if (!isWebAddress(to)) {
    return (
      <Link ref={ref} to={url} prefetch="intent" {...props}>
        {children}
      </Link>
    );
  }
  return (
    <a ref={ref} href={to} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="visually-hidden">({t("menu.newTab")})</span>
    </a>
  );
});
