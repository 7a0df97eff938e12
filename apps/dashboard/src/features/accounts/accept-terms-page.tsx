import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useMe } from '#app/session.ts';
import { signedInOnly } from '#app/signed-in-only.ts';
import { useSignOut } from '#app/sign-out.ts';
import { useWords } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { useAcceptTerms } from './data.ts';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { useEntrance } from '#app/return-path.ts';
import { TermsWizard } from './terms-wizard.tsx';

export const loader = signedInOnly;

/** The only page until the current terms are accepted. Whoever does not agree can export, delete, or sign out. */
export function Component() {
  const { tosOk } = useMe();
  const { target } = useEntrance();
  const { accounts, shell } = useWords();
  const words = accounts.terms;
  const [asking, setAsking] = useState(true);
  const [refusing, setRefusing] = useState(false);
  const accept = useAcceptTerms();
  const signOut = useSignOut();
  if (tosOk) return <Navigate to={target} replace />;
  return (
    <AuthCard title={words.acceptTitle} text={words.notice}>
      <Stack>
        <Button fullWidth loading={accept.isPending} onClick={() => setAsking(true)}>
          {words.read}
        </Button>
        <Group justify="center" gap="xs">
          <Button variant="subtle" aria-expanded={refusing} onClick={() => setRefusing(!refusing)}>
            {words.refuse}
          </Button>
          <Button variant="subtle" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {shell.userMenu.signOut}
          </Button>
        </Group>
        {refusing && (
          <>
            <ExportCard />
            <DeletionCard />
          </>
        )}
      </Stack>
      <TermsWizard
        opened={asking}
        title={words.acceptTitle}
        onClose={() => setAsking(false)}
        onAgreed={(agreed) => accept.mutate(agreed)}
      />
    </AuthCard>
  );
}
