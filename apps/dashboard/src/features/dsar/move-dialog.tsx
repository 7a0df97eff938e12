import { fill } from '@app/texts';
import { Skeleton, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Loaded } from '#app/loaded.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { requestQuery, useStep, type DsarRequestSummary, type Move, type Step } from './data.ts';
import { LetterCard } from './letter-card.tsx';
import type { LetterKind } from './letter-input.ts';

type Props = { readonly request: DsarRequestSummary; readonly move: Move; readonly onClose: () => void };

/** Moves a request to another state: at once, after a question, or by the letter that tells the requester. */
export function MoveDialog(props: Props) {
  switch (props.move.action) {
    case 'begin':
    case 'appeal':
      return <AtOnce {...props} action={props.move.action} />;
    case 'prove-identity':
    case 'withdraw':
    case 'close':
      return <Question {...props} action={props.move.action} />;
    case 'ask-identity':
      return <ByLetter {...props} kind="identity" />;
    case 'answer':
    case 'answer-partly':
    case 'refuse':
      return <ByLetter {...props} kind="answer" />;
  }
}

/** Takes the step. What the server refuses is said, and the card stays where it was. */
function useMove({ request, move, onClose }: Props) {
  const words = useAreaWords('requests');
  const step = useStep(request);
  const take = async (taken: Step): Promise<void> => {
    try {
      await step.mutateAsync(taken);
      const values = { number: request.number, state: words.states[move.to] };
      showToast({ message: fill(words.move.moved, values) });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
    onClose();
  };
  return { take, isPending: step.isPending };
}

function AtOnce({ action, ...props }: Props & { readonly action: 'begin' | 'appeal' }) {
  const { take } = useMove(props);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void take({ action });
  });
  return null;
}

function Question({ action, ...props }: Props & { readonly action: 'prove-identity' | 'withdraw' | 'close' }) {
  const words = useAreaWords('requests');
  const { take, isPending } = useMove(props);
  const [note, setNote] = useState('');
  const asked = {
    'prove-identity': { title: words.move.proveTitle, confirmLabel: words.identity.proved, notReversible: false },
    withdraw: { title: words.withdrawTitle, confirmLabel: words.withdraw, notReversible: true },
    close: { title: words.closeTitle, confirmLabel: words.close, notReversible: true, text: words.closeText },
  }[action];
  return (
    <ConfirmDialog
      opened
      {...asked}
      busy={isPending}
      onConfirm={() => void take(action === 'prove-identity' ? { action, note } : { action })}
      onClose={props.onClose}
    >
      {action === 'prove-identity' && (
        <Textarea
          label={words.move.proveNote}
          autosize
          minRows={2}
          maxLength={1000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function ByLetter({ request, move, kind, onClose }: Props & { readonly kind: LetterKind }) {
  const words = useAreaWords('requests');
  const query = useQuery(requestQuery(request.id));
  return (
    <Modal
      opened
      title={fill(words.move.letter, { number: request.number, state: words.states[move.to] })}
      onClose={onClose}
    >
      <Loaded query={query} pending={<Skeleton height={240} />}>
        {(whole) => <LetterCard request={whole} first={kind} onSent={onClose} />}
      </Loaded>
    </Modal>
  );
}
