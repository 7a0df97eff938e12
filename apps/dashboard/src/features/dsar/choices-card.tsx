import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useEraseChoices } from './data.ts';

type Props = { readonly requestId: string; readonly consentId: string };

/** Erases what was chosen in the banner under the consent ID that the requester gave. */
export function ChoicesCard({ requestId, consentId }: Props) {
  const words = useAreaWords('requests').choices;
  const erase = useEraseChoices(requestId);
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      // The card goes with the consent ID.
      await erase.mutateAsync();
      showToast({ message: words.erased });
    } catch (error) {
      showToast({ message: failureMessage(error) });
      setAsking(false);
    }
  };
  return (
    <Card title={words.title} description={fill(words.text, { id: consentId })}>
      <Button size="xs" variant="default" onClick={() => setAsking(true)}>
        {words.erase}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={words.question}
        notReversible
        confirmLabel={words.erase}
        busy={erase.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
