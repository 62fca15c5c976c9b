import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { dropDrafts } from "~/features/drafts/drafts";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { formOf, type Target } from "./target";

/** Repairs an address whose record was not found, says so, and drops the draft that belonged to it. */
export function GoneRecord({ target, close }: { target: Target; close: () => void }) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const { screen, calls } = resource;
  const { entity } = useWords();
  const repair = useRef(() => {
    const form = formOf(resource, target);
    if (form !== null) dropDrafts({ screen, form });
    notify({ id: `${screen} gone`, message: t(calls.one ? "form.missing" : "form.gone", entity) });
    close();
  });
  useEffect(() => repair.current(), []);
  return null;
}
