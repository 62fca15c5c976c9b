import { useDebouncedValue, useUncontrolled } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { NoOption } from "~/components/fields/no-option";
import { Select } from "~/components/fields/select";
import { SEARCH_DEBOUNCE_MS } from "~/config/times";
import { failureText } from "~/i18n/failure-text";
import { searchByText } from "~/resource/address/search";
import { pageQuery } from "~/resource/data/page-query";
import { type Resource, type RowId, titleOf } from "~/resource/resource";
import { translate } from "~/resource/resource-texts";

/** The form's value of a reference. */
export type Referred = readonly [id: RowId, title: string];

type Props = {
  label: string;
  of: () => Resource;
  value?: Referred | null;
  defaultValue?: Referred | null;
  onChange?: (value: Referred | null) => void;
  error?: ReactNode;
  withAsterisk?: boolean;
};

/** A select whose options are searched in another list while one types; a search that is overtaken is aborted. */
export function ReferenceInput({ of, value, defaultValue, onChange, error, ...input }: Props) {
  const resource = of();
  const [selected, setSelected] = useUncontrolled<Referred | null>({ value, defaultValue, finalValue: null, onChange });
  const [typed, setTyped] = useState(selected?.[1] ?? "");
  const [opened, setOpened] = useState(false);
  // The title of the selected record is what stands in the field, and no search.
  const text = typed === selected?.[1] ? "" : typed.trim();
  const [searched] = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const [isComposing, setComposing] = useState(false);
  const query = pageQuery(resource, searchByText(resource, resource.title, searched));
  const found = useQuery({
    ...query,
    // The unfinished text of an input method is no search.
    enabled: query.enabled && opened && !isComposing && searched === text,
    placeholderData: keepPreviousData,
    // The other list may have been changed since.
    staleTime: 0,
  });
  const rows: Referred[] = (found.data?.list ?? []).map((row) => [row.id, titleOf(resource, row)]);
  // The selected record keeps the title it came with: for another one Mantine would replace what is being typed.
  const options = selected ? [selected, ...rows.filter(([id]) => id !== selected[0])] : rows;
  const nothing = found.isPending ? translate("resource:form.searching") : translate("resource:form.noRecord");
  return (
    <Select
      {...input}
      error={error ?? (opened && found.error ? failureText(found.error) : undefined)}
      data={options.map(([id, title]) => ({ value: String(id), label: title }))}
      value={selected ? String(selected[0]) : null}
      onChange={(id) => setSelected(options.find(([one]) => String(one) === id) ?? null)}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      // The server has searched already.
      filter={({ options: all }) => all}
      placeholder={translate("resource:form.search")}
      nothingFoundMessage={<NoOption>{nothing}</NoOption>}
    />
  );
}
