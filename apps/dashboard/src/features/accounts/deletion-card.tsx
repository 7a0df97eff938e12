import { accounts } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Button, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { usePaths } from '#app/paths.ts';
import { useMay, useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Form, FormActions, PasswordInput, RadioCards, Submit, TextInput, useFieldValue } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useDeleteAccount, usePlanDeletion } from './data.ts';
import classes from './accounts.module.css';

export function DeletionCard() {
  const words = useWords().account;
  const may = useMay('account.delete');
  const [asking, setAsking] = useState(false);
  return (
    <Card tone="danger" title={words.deletionTitle} description={words.deletionText}>
      {may ? (
        <Button color="red" variant="light" onClick={() => setAsking(true)}>
          {words.delete}
        </Button>
      ) : (
        <p className={classes['hint']}>{words.ownerOnly}</p>
      )}
      <Modal opened={asking} title={words.deleteTitle} onClose={() => setAsking(false)}>
        {asking && <DeletionForm onClose={() => setAsking(false)} />}
      </Modal>
    </Card>
  );
}

const schema = accounts.deleteAccount.body.extend({ when: z.enum(['week', 'now']) });

/** Warns where the deletion is for good. */
function Irreversible() {
  const { dialog } = useWords().shell;
  if (useFieldValue('when') !== 'now') return undefined;
  return (
    <Alert color="red" p="xs" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {dialog.notReversible}
    </Alert>
  );
}

function DeletionForm({ onClose }: { readonly onClose: () => void }) {
  const { shell, account: words } = useWords();
  const paths = usePaths();
  const { person } = useMe();
  const remove = useDeleteAccount(paths.signIn());
  const plan = usePlanDeletion();
  const isBusy = remove.isPending || remove.isSuccess || plan.isPending;
  return (
    <Form
      schema={schema}
      label={words.deleteTitle}
      initial={{ when: 'week' }}
      busy={isBusy}
      error={remove.error ?? plan.error}
      onSubmit={({ when, ...entered }) =>
        when === 'now' ? remove.mutate(entered) : plan.mutate(entered, { onSuccess: onClose })
      }
    >
      <List size="sm" spacing={6}>
        {Object.entries(words.deleteConsequences).map(([name, sentence]) => (
          <List.Item key={name}>{sentence}</List.Item>
        ))}
      </List>
      <RadioCards
        name="when"
        label={words.deleteWhen}
        options={[
          { value: 'week', label: words.deleteInWeek, description: words.deleteInWeekText },
          { value: 'now', label: words.deleteNow, description: words.deleteNowText },
        ]}
      />
      <Irreversible />
      <TextInput
        name="confirmation"
        label={fill(words.typeEmail, { email: person.email })}
        autoComplete="off"
        spellCheck={false}
      />
      {person.passwordSet && (
        <PasswordInput name="password" label={words.yourPassword} autoComplete="current-password" />
      )}
      <FormActions>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {shell.dialog.cancel}
        </Button>
        <Submit color="red">{words.delete}</Submit>
      </FormActions>
    </Form>
  );
}
