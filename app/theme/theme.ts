import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from "@mantine/core";
import { ICON_STROKE, PALETTE } from "~/config/appearance";

const shade = (index: number) => `var(--primary-${index})`;
/** References to the theme colour's variables, so that another colour needs no new theme object. */
const primary: MantineColorsTuple = [
  shade(1),
  shade(2),
  shade(3),
  shade(4),
  shade(5),
  shade(6),
  shade(7),
  shade(8),
  shade(9),
  shade(10),
];
/** The gray of the preset colours. */
const gray: MantineColorsTuple = [
  "#f7f8fa",
  "#f2f3f5",
  "#e5e6eb",
  "#c9cdd4",
  "#a9aeb8",
  "#86909c",
  "#6b7785",
  "#4e5969",
  "#272e3b",
  "#1d2129",
];

/** What ARIA calls a select; Mantine leaves it out. */
const combobox = { defaultProps: { role: "combobox", withExpandedAttribute: true } };

/**
 * Wheel and touch do not scroll the page below a dialog. Its scroll bar stays: a custom property of the body, in which
 * the library keeps the bar's width, would have the browser match the styles of the whole page again, twice a dialog.
 */
const removeScrollProps = { removeScrollBar: false };

export const theme = createTheme({
  primaryColor: "primary",
  // By default Mantine would use another shade in dark.
  primaryShade: PALETTE.mantineShade,
  colors: { primary, gray },
  fontFamily: "var(--font)",
  fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "0.875rem", lg: "1rem", xl: "1.25rem" },
  lineHeights: { xs: "1.5", sm: "1.57", md: "1.57", lg: "1.5", xl: "1.4" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.25rem", xl: "1.5rem" },
  radius: { xs: "0.125rem", sm: "0.25rem", md: "0.5rem", lg: "0.5rem", xl: "1rem" },
  defaultRadius: "sm",
  headings: {
    fontFamily: "var(--font)",
    fontWeight: "600",
    sizes: { h1: { fontSize: "1.25rem" }, h2: { fontSize: "1rem" } },
  },
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    // Otherwise closed lists would be mounted too.
    Combobox: { defaultProps: { keepMounted: false } },
    ComboboxTarget: combobox,
    ComboboxEventsTarget: combobox,
    Group: { defaultProps: { gap: "sm" } },
    // With a line of text and the line below a row is 36 px high.
    Table: { defaultProps: { verticalSpacing: 6.5 } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    // It appears in its place: a button that moved between press and release would not be clicked.
    Modal: { defaultProps: { removeScrollProps, transitionProps: { transition: "fade", duration: 200 } } },
    // As long as dialogs. Set at the root, which a drawer that is built of its parts has too.
    DrawerRoot: { defaultProps: { removeScrollProps, transitionProps: { duration: 200 } } },
    // A `header` element could become the page's banner landmark.
    ModalHeader: { defaultProps: { component: "div" } },
    DrawerHeader: { defaultProps: { component: "div" } },
  },
  // Mantine's `autoContrast` cannot evaluate a CSS variable and would always choose white.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isPrimary = (input.color ?? input.theme.primaryColor) === "primary";
    return isPrimary && input.variant === "filled" ? { ...colors, color: "var(--primary-text)" } : colors;
  },
});

const shared = {
  "--mantine-color-body": "var(--card)",
  "--mantine-color-text": "var(--text)",
  "--mantine-color-dimmed": "var(--text-3)",
  "--mantine-color-placeholder": "var(--text-3)",
  "--mantine-color-default-border": "var(--line)",
  "--mantine-color-default-hover": "var(--hover)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-anchor": "var(--primary-link)",
  "--mantine-color-primary-filled": "var(--primary-fill)",
  "--mantine-color-primary-filled-hover": "color-mix(in srgb, var(--primary-fill) 88%, black)",
  // The shades are reversed in dark, where Mantine would use the darkest for text on a tint.
  "--mantine-color-primary-light-color": "var(--primary-link)",
  // Icon buttons, which are calmer than texts.
  "--mantine-color-gray-light-color": "var(--text-2)",
  // Alerts, in the colours of the tags.
  "--mantine-color-red-light": "var(--danger-tint)",
  "--mantine-color-red-light-color": "var(--danger)",
  "--mantine-color-orange-light": "var(--warning-tint)",
  "--mantine-color-orange-light-color": "var(--warning)",
};

/** Maps the tokens of first-frame.css to Mantine's variables. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { "--icon-stroke": String(ICON_STROKE) },
  light: shared,
  dark: shared,
});
