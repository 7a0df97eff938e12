import { currentSession } from '@app/contract/current-session.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { call } from '#app/api.ts';
import { meQuery } from '#app/session.ts';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { Form, FormActions, PasswordInput, Submit } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import classes from './confirm-session.module.css';

export type ConfirmSessionProps = { readonly onDone: (confirmed: boolean) => void };

export function ConfirmSessionDialog({ onDone }: ConfirmSessionProps) {
  const { confirmation: words } = useWords().shell;
  const hasPassword = useQuery(meQuery).data?.person.passwordSet ?? true;
  return (
    <Modal opened title={hasPassword ? words.title : words.otherTitle} size="small" onClose={() => onDone(false)}>
      {hasPassword ? <Question onDone={onDone} /> : <Text size="sm">{words.otherText}</Text>}
      <div className={hasPassword ? classes['others'] : undefined}>
        <Suspense>
          <Slot name="confirmOtherwise" props={{ onDone: () => onDone(true) }} />
        </Suspense>
      </div>
    </Modal>
  );
}

function Question({ onDone }: ConfirmSessionProps) {
  const { confirmation: words, dialog } = useWords().shell;
  const confirm = useMutation({
    meta: { quiet: true },
    mutationFn: (body: { readonly password: string }) => call(currentSession.confirmSession, { body }),
    onSuccess: () => onDone(true),
  });
  return (
    <Form
      schema={currentSession.confirmSession.body}
      label={words.title}
      busy={confirm.isPending}
      error={confirm.error}
      onSubmit={(entered) => confirm.mutate(entered)}
    >
      <Stack gap="md">
        <Text size="sm">{words.text}</Text>
        <PasswordInput name="password" label={words.password} autoComplete="current-password" data-autofocus />
      </Stack>
      <FormActions>
        <Button variant="default" disabled={confirm.isPending} onClick={() => onDone(false)}>
          {dialog.cancel}
        </Button>
        <Submit>{words.submit}</Submit>
      </FormActions>
    </Form>
  );
}
