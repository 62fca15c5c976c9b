import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { dropDrafts, unsavedForms } from "~/features/drafts/drafts";
import { findsById } from "~/resource/data/finds-by-id";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { preventAutoOpen } from "./auto-open";
import { formOf, type Target } from "./target";

type Props = {
  target: Target;
  /** Its deletion is pending or done. */
  isDeleted: boolean;
  /** Its call is refused by a code: it may exist. The reason is in the toast of the failed call. */
  isDenied: boolean;
  /** Removes it from the address. */
  removeFromAddress: () => void;
};

/** Repairs an address whose record was not found, and says so. Its draft stays where the record may still exist. */
export function MissingRecord({ target, isDeleted, isDenied, removeFromAddress }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const { screen } = resource;
  const { entity } = useResourceTexts();
  const report = useRef(() => {
    const form = formOf(resource, target);
    const mayExist = isDenied || !findsById(resource);
    const isKept = form !== null && !isDeleted && mayExist && unsavedForms(screen).includes(form);
    // A deletion may be undone; when it is done, the draft goes with it.
    const keepsDraft = isKept || isDeleted;
    if (form !== null && keepsDraft) preventAutoOpen({ screen, form });
    if (form !== null && !keepsDraft) dropDrafts({ screen, form });
    const reason = mayExist ? "form.gone" : "form.missing";
    const text = isDenied
      ? t(isKept ? "form.deniedKept" : "form.denied", entity)
      : t(isKept ? "form.kept" : reason, entity);
    notify({ id: `${screen} gone`, message: text });
    removeFromAddress();
  });
  useEffect(() => report.current(), []);
  return null;
}
