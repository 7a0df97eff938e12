import { accounts, passwordMin } from '@app/contract';
import { fill } from '@app/texts';
import { useEffect, useState } from 'react';
import { hideAlert } from '#app/alerts.ts';
import { useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Form, FormActions, PasswordInput, Submit } from '#ui/form.tsx';
import { useChangePassword } from './data.ts';
import classes from './accounts.module.css';

export function PasswordCard() {
  const { account: words, passwordHint } = useWords().accounts;
  const { person } = useMe();
  const change = useChangePassword();
  // Another number is an empty form.
  const [round, setRound] = useState(0);
  // What is said of this form goes with it.
  useEffect(() => hideAlert, []);
  return (
    <Card title={words.passwordTitle} description={words.passwordText}>
      <div className={classes['narrow']}>
        <Form
          key={round}
          schema={accounts.changePassword.body}
          label={words.changePassword}
          busy={change.isPending}
          error={change.error}
          onSubmit={(entered) => change.mutate(entered, { onSuccess: () => setRound(round + 1) })}
        >
          {/* For password managers: whose password this is. */}
          <input
            className={classes['hidden']}
            type="text"
            autoComplete="username"
            value={person.email}
            readOnly
            hidden
          />
          <PasswordInput name="currentPassword" label={words.currentPassword} autoComplete="current-password" />
          <PasswordInput
            name="newPassword"
            label={words.newPassword}
            description={fill(passwordHint, { length: passwordMin })}
            autoComplete="new-password"
            withStrength
          />
          <PasswordInput name="confirmation" label={words.confirmation} autoComplete="new-password" />
          <FormActions>
            <Submit>{words.changePassword}</Submit>
          </FormActions>
        </Form>
      </div>
    </Card>
  );
}
