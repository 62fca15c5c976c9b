import { PhoneFilters } from "./phone-filters";
import { PhonePaging } from "./phone-paging";
import { PhoneToolbar } from "./phone-toolbar";
import { RowList } from "./row-list";

/** What a list has on a phone alone, in one file. */
export const parts = { PhoneFilters, PhonePaging, PhoneToolbar, RowList };
