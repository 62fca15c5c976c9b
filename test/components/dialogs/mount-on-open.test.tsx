import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { OVER_POPOVERS } from "~/components/dialogs/mount-on-open";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

stubBrowserForMantine();
isolateRendering();
setUpTranslations();

type Shown = { form: boolean; question: boolean };
const closed = vi.fn();
const dialogs = ({ form, question }: Shown) => (
  <MantineProvider env="test">
    <DeferredModal opened={question} onClose={() => closed("question")} title="question" zIndex={OVER_POPOVERS} />
    <DeferredModal opened={form} onClose={() => closed("form")} title="form" />
  </MantineProvider>
);
const layerOf = (title: string) => {
  const dialog = [...document.querySelectorAll("[role=dialog]")].find((node) => node.textContent?.includes(title));
  const layered = dialog?.closest<HTMLElement>("[style*=z-index]");
  return Number(layered?.style.getPropertyValue("--mb-z-index"));
};
const pressEscape = () => act(async () => fireEvent.keyDown(document.body, { key: "Escape" }));

test.each([
  ["above the one that was drawn first", { form: true, question: false }, ["question", "form"]],
  ["above the one that was drawn last", { form: false, question: true }, ["form", "question"]],
])(
  "the dialog opened last is drawn %s, and only that one closes on Escape",
  async (_, first, [upper = "", lower = ""]) => {
    // Both are mounted already, whichever opens first.
    const { rerender } = render(dialogs({ form: true, question: true }));
    const show = (shown: Shown) => act(async () => rerender(dialogs(shown)));
    await show({ form: false, question: false });
    await show(first);
    await show({ form: true, question: true });
    expect(layerOf(upper)).toBeGreaterThan(layerOf(lower));
    closed.mockClear();
    await pressEscape();
    expect(closed.mock.calls).toEqual([[upper]]);
    await show({ form: upper !== "form", question: upper !== "question" });
    closed.mockClear();
    await pressEscape();
    expect(closed.mock.calls).toEqual([[lower]]);
  },
);
