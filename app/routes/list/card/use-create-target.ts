import { useLocation, useNavigate } from "@remix-run/react";
import * as v from "valibot";
import { FORM_PARAMS } from "~/features/drafts/address-forms";
import { currentAddress } from "~/lib/page/current-address";
import { requestedQuery } from "~/lib/page/use-set-query";
import { pathTo } from "~/navigation/paths";

/** The location state of a form that was opened on the screen, so that the entry before it is the screen. */
const OPENED = { dialog: "opened" } as const;
const openedHere = v.object({ dialog: v.literal(OPENED.dialog) });

const hasForm = (query: string): boolean => new URLSearchParams(query).has(FORM_PARAMS.create);

function queryWithForm(isOpen: boolean): string {
  const query = new URLSearchParams(requestedQuery());
  query.delete(FORM_PARAMS.create);
  if (isOpen) query.set(FORM_PARAMS.create, "");
  return query.toString();
}

/** The form of a new queue, which the address has open as it has the forms of lists. Going back closes it. */
export function useCreateTarget() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const open = () => navigate({ search: queryWithForm(true) }, { state: OPENED, preventScrollReset: true });
  /** Does nothing where the form is not open any more: a queue may be created after its screen was left. */
  const close = () => {
    if (currentAddress().pathname !== pathTo("Card") || !hasForm(requestedQuery())) return;
    if (v.is(openedHere, state)) navigate(-1);
    else navigate({ search: queryWithForm(false) }, { replace: true, preventScrollReset: true });
  };
  return { isOpen: hasForm(search), open, close };
}
