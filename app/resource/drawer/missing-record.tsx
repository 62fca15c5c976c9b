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
  /** It exists nowhere, as the server says. */
  isGone: boolean;
  /** Removes it from the address. */
  removeFromAddress: () => void;
};

/** Repairs an address whose record was not found, and says so. Its draft stays where the record may still exist. */
export function MissingRecord({ target, isDeleted, isGone, removeFromAddress }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const { screen } = resource;
  const { entity } = useResourceTexts();
  const report = useRef(() => {
    const form = formOf(resource, target);
    const isKept = form !== null && !isDeleted && !isGone && unsavedForms(screen).includes(form);
    // A deletion may be undone; when it is done, the draft goes with it.
    const keepsDraft = isKept || isDeleted;
    if (form !== null && keepsDraft) preventAutoOpen({ screen, form });
    if (form !== null && !keepsDraft) dropDrafts({ screen, form });
    const reason = findsById(resource) ? "form.missing" : "form.gone";
    notify({ id: `${screen} gone`, message: t(isKept ? "form.kept" : reason, entity) });
    removeFromAddress();
  });
  useEffect(() => report.current(), []);
  return null;
}
