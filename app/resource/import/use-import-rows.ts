import { useMutation } from "@tanstack/react-query";
import i18next from "i18next";
import { STOPPED_BY_LEAVING } from "~/api/client/pending-writes";
import { useMutateOrNotify } from "~/features/submissions/use-mutate-or-notify";
import { uploadFetch } from "~/lib/loading/upload-fetch";
import { missing, write } from "~/resource/data/mutations";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";

/** Creates the records of an import; a large one may take long on a slow line. */
export function useImportRows() {
  const resource = useResource();
  const texts = useResourceTexts();
  const { importRows = missing("import") } = resource.calls;
  const send = (rows: object[]) => importRows({ body: { rows }, transport: uploadFetch() });
  const mutation = useMutation({
    ...write(resource, send, ({ created }) => ({
      message: i18next.t("imports:done", { counted: texts.counted(created) }),
    })),
    ...STOPPED_BY_LEAVING,
  });
  return { ...mutation, mutate: useMutateOrNotify(mutation, () => i18next.t("imports:what")) };
}
