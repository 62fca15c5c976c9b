/** All forms of the account, those of a screen, or one of them by its name there. */
export type FormFilter = { screen?: string; form?: string };
export type FormKey = Required<FormFilter>;
