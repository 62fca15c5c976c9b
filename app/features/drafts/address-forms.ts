/** The parameters by which an address has a form open, of a list in a panel after its prefix and a dot. */
export const FORM_PARAMS = { create: "new", edit: "edit" } as const;

/** The name of the form of a new record, for its draft; of a list in a panel after its prefix and a dot. */
export const NEW_FORM = "new";
/** The name of a record's form is its id after this. */
export const RECORD_FORM = "record ";

const PARAM = /^(.*\.)?(new|edit)$/s;

/** The names of the forms that an address has open. */
export const formsIn = ({ search }: { search: string }): string[] =>
  [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const [, start = "", param] = PARAM.exec(name) ?? [];
    if (!param) return [];
    return start + (param === FORM_PARAMS.create ? NEW_FORM : RECORD_FORM + value);
  });
