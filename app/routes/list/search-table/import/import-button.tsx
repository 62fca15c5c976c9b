import { Button, Drawer, Skeleton } from "@mantine/core";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

// What reads CSV comes when the import is first opened.
const ImportPanel = lazy(() => import("./import-panel"));

/** Opens the import of policies from a file. */
export function ImportButton(props: Omit<ComponentProps<typeof ImportPanel>, "onDone">) {
  const { t } = useTranslation(["import", "common"]);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" leftSection={<IconUpload />} onClick={() => setOpened(true)}>
        {t("button")}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="right"
        size={640}
        title={t("title")}
        closeButtonProps={{ "aria-label": t("common:frame.close") }}
      >
        <Suspense fallback={<Skeleton height={240} />}>
          <ImportPanel {...props} onDone={close} />
        </Suspense>
      </Drawer>
    </>
  );
}
