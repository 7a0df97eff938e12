import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { showAlert } from '#app/alerts.ts';
import { failureMessage } from '#app/failure-message.ts';
import { hasPasskeys } from './browser-passkeys.ts';
import { useConfirmByPasskey, type Factors } from './data.ts';
import { useFactorWords } from './words.ts';

type Props = { readonly factors: Factors; readonly onDone: () => void };

/** A passkey in place of the password, where the person has one and this browser uses them. */
export function ConfirmByPasskey({ factors, onDone }: Props) {
  const words = useFactorWords().confirm;
  const confirm = useConfirmByPasskey();
  if (factors.passkeys.length === 0 || !hasPasskeys()) return null;
  return (
    <Button
      variant="default"
      fullWidth
      loading={confirm.isPending}
      leftSection={<IconKey size={16} stroke={1.8} aria-hidden />}
      onClick={() =>
        confirm.mutate(undefined, {
          onSuccess: (done) => done && onDone(),
          onError: (error) => showAlert({ type: 'error', message: failureMessage(error) }),
        })
      }
    >
      {words.passkey}
    </Button>
  );
}
