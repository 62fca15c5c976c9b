import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";
import { useStore } from "~/lib/state/use-store";
import { sendingOf } from "~/resource/actions/sending";
import { useResource } from "~/resource/resource-context";
import { ProgressLine } from "./progress-line";

/** How far what is sent in steps has come, and a button that stops it; of several, the latest. */
export function SendingProgress() {
  const { t } = useTranslation("selection");
  const format = useFormat();
  const latest = useStore(sendingOf(useResource()), ({ runs }) => runs.at(-1));
  if (!latest) return null;
  const { done, total, stop } = latest;
  const text = t("sending", { done: format.number(done), total: format.number(total) });
  return (
    <Group gap="sm" wrap="nowrap">
      <ProgressLine text={text} value={(100 * done) / total} />
      <Button size="xs" variant="default" onClick={withFocusAround(stop)}>
        {t("stop")}
      </Button>
    </Group>
  );
}
