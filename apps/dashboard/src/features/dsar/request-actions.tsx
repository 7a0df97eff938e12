import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useStep, type DsarRequest } from './data.ts';

/** Begins, withdraws or closes a request. Everything else is done by a letter. */
export function RequestActions({ request }: { readonly request: DsarRequest }) {
  const words = useAreaWords('requests');
  const step = useStep(request);
  const [asking, setAsking] = useState<'withdraw' | 'close' | undefined>();
  const take = (action: 'begin' | 'withdraw' | 'close'): void =>
    step.mutate(
      { action },
      {
        onError: (error) => showToast({ message: failureMessage(error) }),
        onSettled: () => setAsking(undefined),
      },
    );
  const can = (action: DsarRequest['actions'][number]) => request.actions.includes(action);
  return (
    <>
      {can('withdraw') && (
        <Button variant="default" onClick={() => setAsking('withdraw')}>
          {words.withdraw}
        </Button>
      )}
      {can('begin') && (
        <Button loading={step.isPending} onClick={() => take('begin')}>
          {words.begin}
        </Button>
      )}
      {can('close') && <Button onClick={() => setAsking('close')}>{words.close}</Button>}
      <ConfirmDialog
        opened={asking !== undefined}
        title={asking === 'close' ? words.closeTitle : words.withdrawTitle}
        {...(asking === 'close' && { text: words.closeText })}
        notReversible
        confirmLabel={asking === 'close' ? words.close : words.withdraw}
        busy={step.isPending}
        onConfirm={() => asking && take(asking)}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}
