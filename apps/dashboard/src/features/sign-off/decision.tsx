import { signOffs, type Answer } from '@app/contract';
import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { showAlert } from '#app/alerts.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useMe } from '#app/session.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Form, FormActions, Submit, TextArea } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useApprove, useSendBack, useWithdraw, type Place } from './data.ts';
import classes from './sign-off.module.css';
import { useSignOffWords } from './words.ts';

type Props = { readonly place: Place; readonly shown: Answer<typeof signOffs.read> };

/** The buttons of whoever may decide, and of whoever may take the request back. */
export function Decision({ place, shown: { signOff, isCurrent } }: Props) {
  const { page: words } = useSignOffWords();
  const may = useMayOnSite(place.siteId);
  const { person } = useMe();
  const [asking, setAsking] = useState<'approve' | 'return'>();
  const withdraw = useWithdraw(place);
  if (signOff.state !== 'waiting') return null;
  const isOwn = signOff.askedBy.id === person.id;
  const mayApprove = may('banner.approve') && !isOwn;
  const mayWithdraw = may('documents.edit') && may('banner.edit');
  const close = () => setAsking(undefined);
  return (
    <>
      {!mayApprove && (
        <Alert color="gray" mt="lg">
          {isOwn ? words.own : words.cannot}
        </Alert>
      )}
      <div className={classes['decision']}>
        {mayApprove && (
          <>
            <Button disabled={!isCurrent} onClick={() => setAsking('approve')}>
              {words.approve}
            </Button>
            <Button variant="default" onClick={() => setAsking('return')}>
              {words.sendBack}
            </Button>
          </>
        )}
        {mayWithdraw && (
          <Button
            variant="default"
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(undefined, {
                onSuccess: () => showToast({ message: words.withdrawn }),
                onError: (error) => showAlert({ type: 'error', message: failureMessage(error) }),
              })
            }
          >
            {words.withdraw}
          </Button>
        )}
      </div>
      {asking === 'approve' && <Approve place={place} onClose={close} />}
      {asking === 'return' && <SendBack place={place} onClose={close} />}
    </>
  );
}

type DialogProps = { readonly place: Place; readonly onClose: () => void };

function Approve({ place, onClose }: DialogProps) {
  const { page: words } = useSignOffWords();
  const approve = useApprove(place);
  return (
    <ConfirmDialog
      opened
      title={words.approveTitle}
      text={words.approveText}
      confirmLabel={words.approve}
      notReversible={false}
      tone="plain"
      busy={approve.isPending}
      onConfirm={() =>
        approve.mutate(undefined, {
          onSuccess: () => showToast({ message: words.approved }),
          onError: (error) => showAlert({ type: 'error', message: failureMessage(error) }),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  );
}

function SendBack({ place, onClose }: DialogProps) {
  const { page: words } = useSignOffWords();
  const sendBack = useSendBack(place);
  return (
    <Modal opened title={words.sendBackTitle} size="medium" closable={!sendBack.isPending} onClose={onClose}>
      <Text size="sm" mb="md">
        {words.sendBackText}
      </Text>
      <Form
        schema={signOffs.sendBack.body}
        initial={{}}
        busy={sendBack.isPending}
        error={sendBack.error}
        onSubmit={(entered) =>
          sendBack.mutate(entered, {
            onSuccess: () => {
              showToast({ message: words.returned });
              onClose();
            },
          })
        }
      >
        <TextArea name="answer" label={words.answer} autoFocus maxLength={1000} />
        <FormActions>
          <Submit>{words.sendBack}</Submit>
        </FormActions>
      </Form>
    </Modal>
  );
}
