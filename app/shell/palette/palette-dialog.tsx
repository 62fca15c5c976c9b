import { SpotlightRoot, SpotlightSearch, useSpotlight } from "@mantine/spotlight";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDialogStack } from "~/components/dialogs/dialog-stack";
import { OVER_POPOVERS } from "~/components/dialogs/mount-on-open";
import { lazyComponent } from "~/components/loading/lazy-component";
import { loadNamespaces } from "~/i18n/translations";
import { isComposing } from "~/lib/page/is-composing";
import classes from "./palette.module.css";
import {
  announceSelection,
  fieldFocused,
  LIST_ID,
  optionId,
  palette,
  paletteStore,
  restoreFocus,
  selectEntry,
} from "./palette-store";

const Results = lazyComponent(async () => {
  await loadNamespaces(["palette"]);
  const { PaletteResults } = await import("./palette-results");
  // Until now there was no list in which to select an entry.
  selectEntry(0);
  focusField();
  return PaletteResults;
});

/** A retry of a failed load leaves the focus on the dialog; a dialog opened above keeps it. */
function focusField(): void {
  const field = document.querySelector<HTMLElement>(`[role=combobox][aria-controls="${LIST_ID}"]`);
  if (field?.closest("[role=dialog]")?.contains(document.activeElement)) field.focus();
}

/** The dialog of the palette; its entries and translations are loaded when it is first opened. */
export function PaletteDialog() {
  const { t } = useTranslation("console");
  const { opened, selected } = useSpotlight(paletteStore);
  const { zIndex, isTop } = useDialogStack(opened, OVER_POPOVERS);
  const field = useRef<HTMLInputElement>(null);

  return (
    <SpotlightRoot
      store={paletteStore}
      shortcut={null}
      title={t("palette.open")}
      closeOnEscape={isTop}
      returnFocus={false}
      onSpotlightClose={() => {
        const focused = document.activeElement;
        if (focused === field.current || focused === document.body) restoreFocus();
      }}
      yOffset="12dvh"
      size={600}
      radius="md"
      zIndex={zIndex}
      overlayProps={{ backgroundOpacity: 0.6, blur: 0 }}
      classNames={{ ...classes, header: "visually-hidden" }}
    >
      <SpotlightSearch
        ref={field}
        role="combobox"
        aria-label={t("palette.field")}
        aria-expanded={selected >= 0}
        aria-controls={LIST_ID}
        aria-activedescendant={selected >= 0 ? optionId(selected) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={t("palette.placeholder")}
        leftSection={<IconSearch aria-hidden />}
        onFocus={fieldFocused}
        // Mantine looks only at the composition, which Safari ends before the key.
        onKeyDownCapture={(event) => isComposing(event) && event.stopPropagation()}
        onKeyDown={() => queueMicrotask(announceSelection)}
      />
      <Results
        run={(action) => {
          palette.close();
          // Before the action: what it opens returns the focus there too.
          restoreFocus();
          action();
        }}
      />
    </SpotlightRoot>
  );
}
