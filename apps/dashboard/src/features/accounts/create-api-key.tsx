import { accounts } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { z } from 'zod';
import { useLocale, useWords } from '#app/words.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { Form, FormActions, Select, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useCreateApiKey } from './data.ts';

// A select speaks text.
const schema = accounts.createApiKey.body.extend({ days: z.string() });
const lifetimes = [30, 90, 180, 365];

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Creates a key, and shows it only this once. */
export function CreateApiKey({ opened, onClose }: Props) {
  const words = useWords().accounts.apiKeys;
  const locale = useLocale();
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
          schema={schema}
          label={words.createTitle}
          focus="name"
          initial={{ days: '90' }}
          busy={create.isPending}
          error={create.error}
          onSubmit={({ name, days }) => create.mutate({ name, days: Number(days) })}
        >
          <TextInput name="name" label={words.name} description={words.nameHint} maxLength={100} autoComplete="off" />
          <Select
            name="days"
            label={words.days}
            description={words.daysHint}
            options={lifetimes.map((days) => ({ value: String(days), label: plural(locale, days, words.dayCount) }))}
          />
          <FormActions>
            <Submit>{words.create}</Submit>
          </FormActions>
        </Form>
      )}
    </Modal>
  );
}
