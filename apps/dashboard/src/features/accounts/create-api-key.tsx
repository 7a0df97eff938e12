import { accounts } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { Form, FormActions, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useCreateApiKey } from './data.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Creates a key, and shows it only this once. */
export function CreateApiKey({ opened, onClose }: Props) {
  const words = useWords().accounts.apiKeys;
  const create = useCreateApiKey();
  const made = create.data;
  const close = (): void => {
    onClose();
    create.reset();
  };

  return (
    <Modal
      opened={opened}
      title={made ? fill(words.created, { name: made.name }) : words.createTitle}
      closable={!create.isPending}
      onClose={close}
    >
      {made ? (
        <Stack>
          <Alert color="amber" p="sm" icon={<IconAlertTriangle size={18} aria-hidden />}>
            {words.onceOnly}
          </Alert>
          <CodeBlock label={words.key} copyLabel={words.copyKey} code={made.key} />
          <FormActions>
            <Button onClick={close}>{words.close}</Button>
          </FormActions>
        </Stack>
      ) : (
        <Form
          schema={accounts.createApiKey.body}
          label={words.createTitle}
          focus="name"
          busy={create.isPending}
          error={create.error}
          onSubmit={(entered) => create.mutate(entered)}
        >
          <TextInput name="name" label={words.name} description={words.nameHint} maxLength={100} autoComplete="off" />
          <FormActions>
            <Submit>{words.create}</Submit>
          </FormActions>
        </Form>
      )}
    </Modal>
  );
}
