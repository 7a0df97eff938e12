import { accounts } from '@app/contract';
import { fill } from '@app/texts';
import { Anchor, Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { Form, Submit, TextInput } from '#ui/form.tsx';
import { useForgotPassword } from './data.ts';
import { OutboxHint } from './outbox-hint.tsx';
import { useCarriedEmail } from '#app/return-path.ts';

export function Component() {
  const words = useWords().accounts;
  const { forgotten } = words;
  const paths = usePaths();
  const carried = useCarriedEmail();
  const forgot = useForgotPassword();
  const footer = (
    <Anchor component={Link} to={paths.signIn()} inherit fw={560}>
      {forgotten.back}
    </Anchor>
  );

  if (forgot.isSuccess) {
    return (
      <AuthCard
        title={forgotten.sentTitle}
        text={<span role="status">{fill(forgotten.sent, { email: forgot.variables.email })}</span>}
        footer={footer}
      >
        <Stack>
          <OutboxHint />
          <Button variant="default" onClick={() => forgot.reset()}>
            {forgotten.another}
          </Button>
        </Stack>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={forgotten.title} text={forgotten.text} footer={footer}>
      <Form
        schema={accounts.forgotPassword.body}
        initial={{ email: carried }}
        focus="email"
        label={forgotten.title}
        busy={forgot.isPending}
        error={forgot.error}
        onSubmit={(entered) => forgot.mutate(entered)}
      >
        <TextInput name="email" type="email" label={words.email} autoComplete="username" spellCheck={false} />
        <Submit fullWidth>{forgotten.submit}</Submit>
      </Form>
    </AuthCard>
  );
}
