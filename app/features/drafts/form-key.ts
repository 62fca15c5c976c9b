import type { Permission } from "~/navigation/permissions";

/** All forms of the account, those of a screen, or one of them by its name there. */
export type FormFilter = { screen?: string; form?: string };
/** `needs`: without this permission it is not shown. */
export type FormKey = Required<FormFilter> & { needs?: Permission };
