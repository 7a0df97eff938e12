import { Checkbox, Radio } from '@mantine/core';
import { useField } from '#ui/form/field.ts';
import classes from './terms.module.css';

type Option = { readonly value: string; readonly label: string };
type Props = { readonly name: string; readonly label: string; readonly options: readonly Option[] };
/** `none` labels the choice of nothing, which is stored as undefined. */
type OneProps = Props & { readonly none?: string };

const nothing = 'none';

/** A choice of any number of visible options, stored in the order of the options. */
export function SomeOf({ name, label, options }: Props) {
  const { value, set, error, required, path } = useField<string[] | undefined>(name);
  const choose = (chosen: readonly string[]): void => {
    const ordered = options.flatMap((option) => (chosen.includes(option.value) ? [option.value] : []));
    set(ordered.length > 0 || required ? ordered : undefined);
  };
  return (
    <Checkbox.Group label={label} withAsterisk={required} value={value ?? []} error={error} onChange={choose}>
      <div className={classes['some']} data-invalid={error ? true : undefined}>
        {options.map((option) => (
          <Checkbox key={option.value} {...path} value={option.value} label={option.label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** A choice of one of two or three options, in a row. */
export function OneOf({ name, label, options, none }: OneProps) {
  const { value, set, error } = useField<string | undefined>(name);
  const offered = none === undefined ? options : [{ value: nothing, label: none }, ...options];
  const chosen = value ?? (none === undefined ? null : nothing);
  return (
    <Radio.Group
      name={name}
      label={label}
      value={chosen}
      error={error}
      onChange={(next) => set(next === nothing ? undefined : next)}
    >
      <div className={classes['one']} data-invalid={error ? true : undefined}>
        {offered.map((option) => (
          <Radio key={option.value} data-path={name} value={option.value} label={option.label} />
        ))}
      </div>
    </Radio.Group>
  );
}
