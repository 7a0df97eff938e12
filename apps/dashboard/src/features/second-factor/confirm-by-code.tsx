import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { factorsQuery, useConfirmByCode } from './data.ts';
import { useFactorWords } from './words.ts';

/** A code in place of the password, for people who have a second factor. */
export function ConfirmByCode({ onDone }: { readonly onDone: () => void }) {
  const words = useFactorWords().confirm;
  const factors = useQuery(factorsQuery).data;
  const [isOpen, setOpen] = useState(false);
  const confirm = useConfirmByCode();
  if (!factors || factors.totp.length + factors.passkeys.length === 0) return null;
  if (!isOpen)
    return (
      <Button variant="subtle" mt="sm" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
    );
  return (
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
  );
}
