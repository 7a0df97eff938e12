import { secondFactor } from '@app/contract';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { Form, FormActions, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAddPasskey } from './data.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactorWords } from './words.ts';

/** Adds a passkey: its name, then the browser's own dialog, and with the first factor the recovery codes. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { passkey: words, add: common } = useFactorWords();
  const add = useAddPasskey();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Modal
      opened
      title={codes ? common.codesTitle : words.title}
      size="medium"
      closable={!codes && !add.isPending}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : (
        <Form
          schema={secondFactor.addPasskey.body.pick({ name: true })}
          initial={{ name: words.usualName }}
          busy={add.isPending}
          error={add.error}
          onSubmit={({ name }) =>
            add.mutate(name, {
              onSuccess(made) {
                if (!made) return;
                showToast({ message: words.done });
                if (made.recoveryCodes) setCodes(made.recoveryCodes);
                else onClose();
              },
            })
          }
        >
          <Text size="sm">{words.text}</Text>
          <TextInput name="name" label={common.name} description={words.nameHint} maxLength={60} autoFocus />
          <FormActions>
            <Submit>{words.submit}</Submit>
          </FormActions>
        </Form>
      )}
    </Modal>
  );
}
