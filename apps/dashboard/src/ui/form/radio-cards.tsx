import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField, type FieldProps } from './field.ts';
import card from './option-card.module.css';
import classes from './form.module.css';

type Option = {
  readonly value: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
};
type Props = FieldProps & { readonly options: readonly Option[]; readonly columns?: 1 | 2 | 3 };

/** A single choice whose options are shown as cards with an explanation. */
export function RadioCards({ name, options, columns = 1, disabled = false, ...props }: Props) {
  const { value, set, error, required, path } = useField<string>(name);
  return (
    <Radio.Group {...path} {...props} withAsterisk={required} value={value ?? null} error={error} onChange={set}>
      <div className={classes['cards']} data-columns={columns} data-invalid={error ? true : undefined}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${card['option']} ${classes['radioCard']}`}
            data-checked={option.value === value || undefined}
          >
            <Radio value={option.value} required={required} disabled={disabled || option.disabled === true} />
            {option.icon && <span className={classes['radioIcon']}>{option.icon}</span>}
            <span>
              <span className={classes['radioLabel']}>{option.label}</span>
              {option.description && <span className={classes['radioText']}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  );
}
