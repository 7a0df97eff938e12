import { secondFactor } from '@app/contract';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CodeBlock } from '#ui/code-block.tsx';
import { Form, FormActions, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { CodeForm } from './code-form.tsx';
import { useAddApp, useConfirmApp, type NewApp } from './data.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactorWords } from './words.ts';

type Props = { readonly onClose: () => void };

/** Adds an app in three steps: its name, the code to scan and a first code, and the recovery codes. */
export function AddAppDialog({ onClose }: Props) {
  const words = useFactorWords().add;
  const add = useAddApp();
  const [codes, setCodes] = useState<readonly string[]>();
  const done = (recoveryCodes: readonly string[] | null): void => {
    showToast({ message: words.done });
    if (recoveryCodes) setCodes(recoveryCodes);
    else onClose();
  };
  // Recovery codes are shown once: the dialog is closed by the button that says that they are kept.
  return (
    <Modal opened title={codes ? words.codesTitle : words.title} size="medium" closable={!codes} onClose={onClose}>
      {codes && <RecoveryCodes codes={codes} onClose={onClose} />}
      {!codes && add.data && <Scan app={add.data} onDone={done} />}
      {!codes && !add.data && (
        <Form
          schema={secondFactor.addTotp.body}
          initial={{ name: words.usualName }}
          busy={add.isPending}
          error={add.error}
          onSubmit={({ name }) => add.mutate(name)}
        >
          <Text size="sm">{words.text}</Text>
          <TextInput name="name" label={words.name} description={words.nameHint} maxLength={60} autoFocus />
          <FormActions>
            <Submit>{words.next}</Submit>
          </FormActions>
        </Form>
      )}
    </Modal>
  );
}

type ScanProps = { readonly app: NewApp; readonly onDone: (codes: readonly string[] | null) => void };

function Scan({ app: { id, seed, uri }, onDone }: ScanProps) {
  const words = useFactorWords().add;
  const confirm = useConfirmApp(id);
  return (
    <Stack gap="md">
      <Text size="sm">{words.scan}</Text>
      <QrCode text={uri} label={words.qr} />
      <CodeBlock label={words.seed} code={(seed.match(/.{1,4}/g) ?? []).join(' ')} />
      <CodeForm
        busy={confirm.isPending}
        error={confirm.error}
        submitLabel={words.finish}
        onCode={async (code) => {
          const { recoveryCodes } = await confirm.mutateAsync(code);
          onDone(recoveryCodes);
        }}
      />
    </Stack>
  );
}
