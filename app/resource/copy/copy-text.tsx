import { Textarea } from "@mantine/core";
import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { copyToClipboard } from "~/lib/page/copy-to-clipboard";

/** To be copied by hand. */
const selectText = (field: HTMLTextAreaElement | null) => field?.select();

/** Copies a text and says so. Where the browser refuses, a toast has the text. */
export async function copyText(text: string, message: string): Promise<void> {
  if (await copyToClipboard(text)) {
    notify({ id: "copied", color: "green", message });
    return;
  }
  const label = i18next.t("resource:copy.manually");
  notify({
    id: "not-copied",
    autoClose: false,
    color: "orange",
    message: <Textarea ref={selectText} label={label} value={text} rows={2} readOnly />,
  });
}
