import { consentRecords } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { CodeBlock } from '#ui/code-block.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { Form, FormActions, RadioCards, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useCreateKey } from './data.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly siteId: string; readonly opened: boolean; readonly onClose: () => void };

const kinds = ['public', 'private', 'signing'] as const;

/** Creates a key, and shows a secret one only this once. */
export function NewKeyDialog({ siteId, opened, onClose }: Props) {
  const { keys: words, close: closeLabel } = useConsentRecordsWords();
  const create = useCreateKey(siteId);
  const made = create.data;
  const close = (): void => {
    onClose();
    create.reset();
  };
  const isSecret = made !== undefined && made.kind !== 'public';
  return (
    <Modal
      opened={opened}
      title={made ? fill(words.made, { name: made.name }) : words.make}
      closable={!create.isPending}
      onClose={close}
    >
      {made ? (
        <Stack>
          <Alert
            color={isSecret ? 'amber' : 'sky'}
            p="sm"
            icon={isSecret ? <IconAlertTriangle size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />}
          >
            {isSecret ? words.once : words.publicMade}
          </Alert>
          <CodeBlock label={words.key} copyLabel={words.copyKey} code={made.key} />
          {made.kind === 'signing' && (
            <FactsList
              facts={[
                { label: words.keyId, value: <code>{made.id}</code> },
                { label: words.siteId, value: <code>{siteId}</code> },
              ]}
            />
          )}
          <FormActions>
            <Button onClick={close}>{closeLabel}</Button>
          </FormActions>
        </Stack>
      ) : (
        <Form
          schema={consentRecords.createKey.body}
          label={words.make}
          initial={{ kind: 'public' }}
          focus="name"
          busy={create.isPending}
          error={create.error}
          onSubmit={(entered) => create.mutate(entered)}
        >
          <RadioCards
            name="kind"
            label={words.kind}
            options={kinds.map((value) => ({
              value,
              label: words.kinds[value],
              description: words.kindHints[value],
            }))}
          />
          <TextInput name="name" label={words.name} description={words.nameHint} maxLength={100} autoComplete="off" />
          <FormActions>
            <Submit>{words.make}</Submit>
          </FormActions>
        </Form>
      )}
    </Modal>
  );
}
