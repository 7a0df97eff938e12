import {
  MultiSelect as MantineMultiSelect,
  Select as MantineSelect,
  type MultiSelectProps,
  type SelectProps,
} from '@mantine/core';
import { useUi } from '../ui-context.tsx';
import { useField, type FieldProps } from './field.ts';

type Options = SelectProps['data'];

type SelectFieldProps = FieldProps & { readonly options: Options } & Pick<
    SelectProps,
    | 'allowDeselect'
    | 'placeholder'
    | 'searchable'
    | 'clearable'
    | 'renderOption'
    | 'maxDropdownHeight'
    | 'inputWrapperOrder'
  >;

/** A single choice. Searchable when there are more than eight options. */
export function Select({ name, options, ...props }: SelectFieldProps) {
  const { words } = useUi();
  const { value, set, error, required, readOnly, path } = useField<string | undefined>(name);
  return (
    <MantineSelect
      {...path}
      readOnly={readOnly}
      data={options ?? []}
      searchable={(options?.length ?? 0) > 8}
      placeholder={words.form.choose}
      nothingFoundMessage={words.form.nothingFound}
      allowDeselect={!required}
      {...props}
      withAsterisk={required}
      aria-required={required}
      value={value ?? null}
      error={error}
      onChange={(chosen) => set(chosen ?? undefined)}
    />
  );
}

type MultiSelectFieldProps = FieldProps & { readonly options: Options } & Pick<
    MultiSelectProps,
    'placeholder' | 'searchable' | 'clearable' | 'maxValues' | 'limit'
  >;

/** A choice of any number of options. */
export function MultiSelect({ name, options, placeholder, ...props }: MultiSelectFieldProps) {
  const { words } = useUi();
  const { value, set, error, required, readOnly, path } = useField<string[]>(name);
  const chosen = value ?? [];
  return (
    <MantineMultiSelect
      {...path}
      readOnly={readOnly}
      data={options ?? []}
      searchable
      nothingFoundMessage={words.form.nothingFound}
      {...props}
      placeholder={chosen.length === 0 ? (placeholder ?? words.form.choose) : ''}
      withAsterisk={required}
      aria-required={required}
      value={chosen}
      error={error}
      onChange={set}
    />
  );
}
