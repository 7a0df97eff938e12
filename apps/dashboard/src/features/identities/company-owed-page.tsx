import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { GoOnElsewhere } from '#app/go-on-elsewhere.tsx';
import { useEntrance } from '#app/return-path.ts';
import { meQuery } from '#app/session.ts';
import { signedInOnly } from '#app/signed-in-only.ts';
import { useSignOut } from '#app/sign-out.ts';
import { useWords } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { useBeginOwn } from './company-data.ts';
import { useIdentityWords } from './words.ts';

export const loader = signedInOnly;

/** The only page while the account wants its people to sign in with their company. */
export function Component() {
  const words = useIdentityWords().company;
  const { shell } = useWords();
  const { target } = useEntrance();
  const company = useQuery(meQuery).data?.company?.label ?? '';
  const begin = useBeginOwn(company, target);
  const signOut = useSignOut();
  return (
    <AuthCard
      title={words.owedTitle}
      text={fill(words.owedText, { company })}
      footer={
        <>
          <GoOnElsewhere />
          <Button variant="subtle" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {shell.userMenu.signOut}
          </Button>
        </>
      }
    >
      <Button
        fullWidth
        loading={begin.isPending}
        leftSection={<IconBuilding size={16} aria-hidden />}
        onClick={() => begin.mutate()}
      >
        {fill(words.signIn, { company })}
      </Button>
    </AuthCard>
  );
}
