import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GoOnElsewhere } from '#app/go-on-elsewhere.tsx';
import { leaveFor } from '#app/leaving.ts';
import { Loaded } from '#app/loaded.tsx';
import { queryClient } from '#app/query-client.ts';
import { useEntrance } from '#app/return-path.ts';
import { meQuery } from '#app/session.ts';
import { signedInOnly } from '#app/signed-in-only.ts';
import { useSignOut } from '#app/sign-out.ts';
import { useWords } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AddAppDialog } from './add-app-dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import { factorsQuery, useConfirmByCode, type Factors } from './data.ts';
import { useFactorWords } from './words.ts';

export const loader = signedInOnly;

/** The only page while the account wants a second factor that the session did not use: sets one up, or asks for it. */
export function Component() {
  const words = useFactorWords().owed;
  const { shell } = useWords();
  const query = useQuery(factorsQuery);
  const signOut = useSignOut();
  const [isAdding, setAdding] = useState(false);
  const { target } = useEntrance();
  return (
    <AuthCard
      title={words.title}
      text={words.text}
      footer={
        <>
          <GoOnElsewhere />
          <Button variant="subtle" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {shell.userMenu.signOut}
          </Button>
        </>
      }
    >
      <Loaded query={query} pending={<Skeletons shape="form" count={1} label={words.title} />}>
        {(factors) =>
          // Whoever sets one up has it before they have seen their recovery codes.
          factors.totp.length + factors.passkeys.length > 0 && !isAdding ? (
            <Ask factors={factors} onDone={() => leaveFor(target)} />
          ) : (
            <SetUp isAdding={isAdding} onAdding={setAdding} onDone={() => leaveFor(target)} />
          )
        }
      </Loaded>
    </AuthCard>
  );
}

type StepProps = { readonly onDone: () => void };

function Ask({ factors, onDone }: StepProps & { readonly factors: Factors }) {
  const words = useFactorWords().owed;
  const confirm = useConfirmByCode();
  return (
    <Stack gap="xs">
      <CodeForm
        withRecovery
        busy={confirm.isPending || confirm.isSuccess}
        error={confirm.error}
        submitLabel={words.submit}
        onCode={async (code) => {
          await confirm.mutateAsync(code);
          onDone();
        }}
      />
      <ConfirmByPasskey factors={factors} onDone={onDone} />
    </Stack>
  );
}

type SetUpProps = StepProps & { readonly isAdding: boolean; readonly onAdding: (isAdding: boolean) => void };

function SetUp({ isAdding, onAdding, onDone }: SetUpProps) {
  const words = useFactorWords().owed;
  const close = async (): Promise<void> => {
    const { owesFactor } = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
    if (owesFactor) onAdding(false);
    else onDone();
  };
  return (
    <Stack>
      <Button fullWidth onClick={() => onAdding(true)}>
        {words.setUp}
      </Button>
      {isAdding && <AddAppDialog onClose={() => void close()} />}
    </Stack>
  );
}
