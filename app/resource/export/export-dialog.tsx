import { Button, Group, Progress, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { FailedView } from "~/components/feedback/failed-view";
import { useFormat } from "~/i18n/format";
import { useLastDefined } from "~/lib/state/use-last-defined";
import { useResourceTexts } from "~/resource/resource-texts";
import type { ExportState } from "./export-run";

type Props = {
  opened: boolean;
  state: ExportState;
  /** What is downloaded is not the search in sight. */
  isOtherSearch: boolean;
  retry: () => void;
  cancel: () => void;
  /** The download goes on. */
  close: () => void;
};

export function ExportDialog({ opened, state, isOtherSearch, retry, cancel, close }: Props) {
  const { t } = useTranslation("resource");
  const { entity } = useResourceTexts();
  const format = useFormat();
  const { done, total, error } = useLastDefined(opened ? state : undefined) ?? state;
  const isOfOtherSearch = useLastDefined(opened ? isOtherSearch : undefined);
  return (
    <DeferredModal
      opened={opened}
      onClose={close}
      title={t("export.title", entity)}
      closeOnClickOutside={false}
      centered
    >
      {isOfOtherSearch && <Text mb="xs">{t("export.otherSearch")}</Text>}
      {error ? (
        <FailedView error={error} retry={retry} />
      ) : (
        <>
          <Text mb="xs">
            {t("export.running", { done: format.number(done), total: total === 0 ? "…" : format.number(total) })}
          </Text>
          <Progress value={total === 0 ? 0 : (100 * done) / total} aria-label={t("export.progress")} />
        </>
      )}
      <Group justify="flex-end" mt="lg">
        {!error && (
          <Button variant="default" onClick={close}>
            {t("export.continue")}
          </Button>
        )}
        <Button variant="default" onClick={cancel} data-autofocus>
          {t("export.cancel")}
        </Button>
      </Group>
    </DeferredModal>
  );
}
