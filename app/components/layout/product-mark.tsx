import { useProductName } from "~/i18n/product-name";
import classes from "./product-mark.module.css";

export function ProductMark() {
  return (
    <span className={classes.mark}>
      <img src="/logo.svg" alt="" width="28" height="28" />
      <span className={classes.name}>{useProductName()}</span>
    </span>
  );
}
