import { accounts } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Button, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { usePaths } from '#app/paths.ts';
import { useMay, useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Form, FormActions, PasswordInput, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useDeleteAccount } from './data.ts';
import classes from './accounts.module.css';

export function DeletionCard() {
  const words = useWords().accounts.account;
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
        {asking && <DeletionForm onCancel={() => setAsking(false)} />}
      </Modal>
    </Card>
  );
}

function DeletionForm({ onCancel }: { readonly onCancel: () => void }) {
  const { shell, accounts: all } = useWords();
  const words = all.account;
  const paths = usePaths();
  const { person } = useMe();
  const remove = useDeleteAccount(paths.signIn());
  return (
    <Form
      schema={accounts.deleteAccount.body}
      label={words.deleteTitle}
      busy={remove.isPending || remove.isSuccess}
      error={remove.error}
      onSubmit={(entered) => remove.mutate(entered)}
    >
      <List size="sm" spacing={6}>
        {Object.entries(words.deleteConsequences).map(([name, sentence]) => (
          <List.Item key={name}>{sentence}</List.Item>
        ))}
      </List>
      <Alert color="red" p="xs" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {shell.dialog.notReversible}
      </Alert>
      <TextInput
        name="confirmation"
        label={fill(words.typeEmail, { email: person.email })}
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordInput name="password" label={words.yourPassword} autoComplete="current-password" />
      <FormActions>
        <Button variant="default" disabled={remove.isPending} onClick={onCancel}>
          {shell.dialog.cancel}
        </Button>
        <Submit color="red">{words.delete}</Submit>
      </FormActions>
    </Form>
  );
}
