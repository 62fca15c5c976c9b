/** The parameters by which an address has a form open, of a list in a panel after its prefix and a dot. */
export const FORM_PARAMS = { create: "new", edit: "edit" } as const;

/** The name of the form of a new record, for its draft; of a list in a panel after its prefix and a dot. */
export const NEW_FORM = "new";
/** The name of a record's form is its id after this. */
export const RECORD_FORM = "record ";

/** The names of the forms that an address has open. */
export const formsIn = ({ search }: { search: string }): string[] =>
  [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const end = name.lastIndexOf(".") + 1;
    const start = name.slice(0, end);
    const param = name.slice(end);
    if (param === FORM_PARAMS.create) return start + NEW_FORM;
    return param === FORM_PARAMS.edit ? start + RECORD_FORM + value : [];
  });
