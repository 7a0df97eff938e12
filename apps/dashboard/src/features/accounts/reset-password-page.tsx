import { accounts, passwordLengths } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { usePaths } from '#app/paths.ts';
import { reloadWithMessage } from '#app/reload.ts';
import { useErrorWords, useWords } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { Form, PasswordInput, Submit } from '#ui/form.tsx';
import { useResetPassword } from './data.ts';
import { linkToken } from '#app/link-token.ts';

export function Component() {
  const words = useWords().accounts;
  const { reset } = words;
  const errors = useErrorWords();
  const paths = usePaths();
  const token = linkToken(useLocation().hash);
  const choose = useResetPassword();
  const code = choose.error instanceof ApiError ? choose.error.code : undefined;
  const refused = code === 'email-token.invalid';
  // Asked once: the agreement stays if the new password is refused and another is chosen.
  const [agreeing, setAgreeing] = useState(false);
  if (code === 'password-reset.starts-over' && !agreeing) setAgreeing(true);

  if (token === undefined || refused) {
    return (
      <AuthCard title={reset.failed} text={reset.failedText}>
        <Button component={Link} to={paths.forgottenPassword} fullWidth>
          {reset.again}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={reset.title}
      text={reset.text}
      footer={
        <Anchor component={Link} to={paths.signIn()} inherit fw={560}>
          {words.forgotten.back}
        </Anchor>
      }
    >
      <Form
        schema={accounts.resetPassword.body}
        initial={{ token }}
        focus="password"
        label={reset.title}
        busy={choose.isPending || choose.isSuccess}
        error={choose.error}
        onSubmit={(entered) =>
          choose.mutate(
            { ...entered, startOver: agreeing },
            {
              onSuccess: () => reloadWithMessage({ message: reset.done }, paths.signIn(paths.access)),
            },
          )
        }
      >
        <PasswordInput
          name="password"
          label={reset.newPassword}
          description={fill(words.passwordHint, { length: passwordLengths.leastAlone })}
          autoComplete="new-password"
          withStrength={passwordLengths.leastAlone}
        />
        {agreeing && <Alert color="amber">{errors['password-reset.starts-over']}</Alert>}
        <Submit fullWidth>{agreeing ? words.verification.startOver : reset.submit}</Submit>
      </Form>
    </AuthCard>
  );
}
