import { inRem } from "../config/appearance";

/** What it needs of PostCSS, which comes with Vite. */
type Styles = {
  walkDecls(change: (declaration: { value: string }) => void): void;
  walkAtRules(change: (rule: { params: string }) => void): void;
};

const LENGTH = /(\d*\.?\d+)px\b/g;

/** Lengths in px as rem, in conditions too; a line of 1 px stays one. */
export const withRems = (css: string): string =>
  css.replace(LENGTH, (length, px: string) => (Number(px) < 2 ? length : inRem(Number(px))));

/**
 * All styles are written in px at the default font size, and Mantine's have some, too. As rem they follow the font size
 * that the user has chosen in the browser, and the page then has the layout of one that is as much narrower.
 */
export const remStyles = {
  postcssPlugin: "rem-styles",
  // What a module composes is put into it only when the other plugins have run.
  OnceExit(styles: Styles) {
    styles.walkDecls((declaration) => {
      declaration.value = withRems(declaration.value);
    });
    styles.walkAtRules((rule) => {
      rule.params = withRems(rule.params);
    });
  },
};
