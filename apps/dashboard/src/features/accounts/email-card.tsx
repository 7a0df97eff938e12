import { accounts } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { afterwards } from '#app/afterwards.ts';
import { useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Form, FormActions, PasswordInput, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeEmail } from './data.ts';
import { OutboxHint } from './outbox-hint.tsx';
import classes from './accounts.module.css';

export function EmailCard() {
  const words = useWords().account;
  const { person } = useMe();
  const [changing, setChanging] = useState(false);
  return (
    <Card title={words.emailTitle} description={words.emailText}>
      <Stack>
        <div className={classes['current']}>
          <div className={classes['address']}>
            {person.email}
            <StatusBadge tone={person.emailVerified ? 'good' : 'attention'}>
              {person.emailVerified ? words.verified : words.unverified}
            </StatusBadge>
          </div>
          <Button variant="default" onClick={() => setChanging(true)}>
            {words.changeEmail}
          </Button>
        </div>
        {person.pendingEmail !== null && (
          <>
            <Alert color="sky">{fill(words.pending, { email: person.pendingEmail })}</Alert>
            <OutboxHint />
          </>
        )}
      </Stack>
      <Modal opened={changing} title={words.changeEmail} onClose={() => setChanging(false)}>
        {changing && <ChangeEmailForm onDone={() => setChanging(false)} />}
      </Modal>
    </Card>
  );
}

function ChangeEmailForm({ onDone }: { readonly onDone: () => void }) {
  const words = useWords().account;
  const { person } = useMe();
  const change = useChangeEmail();
  return (
    <Form
      schema={accounts.changeEmail.body}
      label={words.changeEmail}
      focus="email"
      busy={change.isPending}
      error={change.error}
      onSubmit={(entered) =>
        afterwards(change.mutateAsync(entered), ({ pendingEmail }) => {
          showToast({ message: fill(words.linkSent, { email: pendingEmail }), hideAfter: 6000 });
          onDone();
        })
      }
    >
      <p className={classes['hint']}>{words.emailChangeText}</p>
      <TextInput name="email" type="email" label={words.newEmail} autoComplete="email" spellCheck={false} />
      {person.passwordSet && (
        <PasswordInput name="password" label={words.yourPassword} autoComplete="current-password" />
      )}
      <FormActions>
        <Submit>{words.sendLink}</Submit>
      </FormActions>
    </Form>
  );
}
