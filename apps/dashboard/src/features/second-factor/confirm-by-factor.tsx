import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '#app/session.ts';
import { CodeForm } from './code-form.tsx';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import { factorsQuery, useConfirmByCode } from './data.ts';
import { useFactorWords } from './words.ts';

/** A passkey or a code in place of the password, for people who have a second factor. */
export function ConfirmByFactor({ onDone }: { readonly onDone: () => void }) {
  const words = useFactorWords().confirm;
  // Factors are the person's, and not for who came by the issuer of an account.
  const me = useQuery(meQuery).data;
  const factors = useQuery({ ...factorsQuery, enabled: me?.company?.used !== true }).data;
  const [isOpen, setOpen] = useState(false);
  const confirm = useConfirmByCode();
  if (!factors || factors.totp.length + factors.passkeys.length === 0) return null;
  return (
    <Stack gap="xs" mt="sm">
      <ConfirmByPasskey factors={factors} onDone={onDone} />
      {isOpen ? (
        <CodeForm
          withRecovery
          busy={confirm.isPending}
          error={confirm.error}
          submitLabel={words.submit}
          onCode={async (code) => {
            await confirm.mutateAsync(code);
            onDone();
          }}
        />
      ) : (
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
    </Stack>
  );
}
