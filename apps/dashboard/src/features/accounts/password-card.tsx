import { accounts, passwordLengths } from '@app/contract';
import { fill } from '@app/texts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hideAlert } from '#app/alerts.ts';
import { usePaths } from '#app/paths.ts';
import { useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Form, FormActions, PasswordInput, Submit } from '#ui/form.tsx';
import { useChangePassword } from './data.ts';
import hidden from '#ui/hidden.module.css';
import classes from './accounts.module.css';

export function PasswordCard() {
  const {
    account: words,
    accounts: { passwordHint },
  } = useWords();
  const { person } = useMe();
  const change = useChangePassword();
  const navigate = useNavigate();
  const paths = usePaths();
  // Hides the banner about this form when the form is left.
  useEffect(() => hideAlert, []);
  return (
    <Card title={words.passwordTitle} description={person.passwordSet ? words.passwordText : words.noPasswordText}>
      <div className={classes['narrow']}>
        <Form
          schema={accounts.changePassword.body}
          label={words.changePassword}
          busy={change.isPending}
          error={change.error}
          onSubmit={(entered) => change.mutate(entered, { onSuccess: () => void navigate(paths.access) })}
        >
          {/* For password managers: the user name that the password belongs to. */}
          <input
            className={hidden['hidden']}
            type="text"
            autoComplete="username"
            value={person.email}
            readOnly
            hidden
          />
          {person.passwordSet && (
            <PasswordInput name="currentPassword" label={words.currentPassword} autoComplete="current-password" />
          )}
          <PasswordInput
            name="newPassword"
            label={words.newPassword}
            description={fill(passwordHint, { length: passwordLengths.leastAlone })}
            autoComplete="new-password"
            withStrength={passwordLengths.leastAlone}
          />
          <PasswordInput name="confirmation" label={words.confirmation} autoComplete="new-password" />
          <FormActions>
            <Submit>{person.passwordSet ? words.changePassword : words.setPassword}</Submit>
          </FormActions>
        </Form>
      </div>
    </Card>
  );
}
