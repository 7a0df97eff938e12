import { PasswordInput as MantinePasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useUi } from '../ui-context.tsx';
import { useTextField, type FieldProps } from './field.ts';
import classes from './form.module.css';
import { passwordStrength } from './password-strength.ts';

type Props = FieldProps & {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
  /** Shows the strength of the password while it is typed; fewer characters than this are not accepted. */
  readonly withStrength?: number;
};

const steps = ['weak', 'fair', 'good', 'strong'] as const;

export function PasswordInput({ name, withStrength, ...props }: Props) {
  const { words } = useUi();
  const field = useTextField(name);
  const { value } = field;
  const [visible, setVisible] = useState(false);
  const strength = withStrength !== undefined && value ? passwordStrength(value, withStrength) : undefined;
  const missing = Math.max(0, (withStrength ?? 0) - [...value.normalize('NFKC')].length);
  return (
    <div>
      <MantinePasswordInput
        {...field}
        {...props}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': visible ? words.form.hidePassword : words.form.showPassword,
          tabIndex: 0,
        }}
      />
      {strength && (
        <div className={classes['strength']} data-strength={strength} aria-live="polite">
          <div className={classes['strengthBars']} aria-hidden>
            {steps.map((step, at) => (
              <span key={step} data-filled={at <= steps.indexOf(strength) || undefined} />
            ))}
          </div>
          {missing > 0 ? words.form.missingCharacters(missing) : words.form.strength(strength)}
        </div>
      )}
    </div>
  );
}
