import { accounts, passwordMin } from '@app/contract';
import { fill } from '@app/texts';
import { Anchor, Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { usePaths } from '#app/paths.ts';
import { reloadWithMessage } from '#app/reload.ts';
import { useWords } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { Form, PasswordInput, Submit } from '#ui/form.tsx';
import { useResetPassword } from './data.ts';
import { linkToken } from './link-token.ts';

export function Component() {
  const words = useWords().accounts;
  const { reset } = words;
  const paths = usePaths();
  const token = linkToken(useLocation().hash);
  const choose = useResetPassword();
  const refused = choose.error instanceof ApiError && choose.error.code === 'email-token.invalid';

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
          choose.mutate(entered, {
            onSuccess: () => reloadWithMessage({ message: reset.done }, paths.signIn()),
          })
        }
      >
        <PasswordInput
          name="password"
          label={reset.newPassword}
          description={fill(words.passwordHint, { length: passwordMin })}
          autoComplete="new-password"
          withStrength
        />
        <Submit fullWidth>{reset.submit}</Submit>
      </Form>
    </AuthCard>
  );
}
