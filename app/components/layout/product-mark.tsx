import { useProductName } from "~/i18n/product-name";
import { Logo } from "./logo";

/** Its styles are those of the outline (theme/outline.css), which shows it first. */
export function ProductMark() {
  return (
    <span className="product-mark">
      <Logo />
      <span>{useProductName()}</span>
    </span>
  );
}
