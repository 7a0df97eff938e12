import { teams } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Anchor, Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useLoaderData } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { call } from '#app/api.ts';
import { leaveFor } from '#app/leaving.ts';
import { linkToken } from '#app/link-token.ts';
import { page } from '#app/page.ts';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { meQuery } from '#app/session.ts';
import { useSignOut } from '#app/sign-out.ts';
import { shelf } from '#app/storage.ts';
import { useLocale } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { OpenedInvitation } from './data.ts';
import { InvitedSignUp } from './invited-sign-up.tsx';
import { useTeamWords } from './words.ts';

type Opened = {
  readonly token: string;
  readonly invitation: OpenedInvitation;
  /** The address of who is signed in. */
  readonly email: string | undefined;
};
type Outcome = Opened | { readonly refusal: string | undefined };

const shelved = 'candor.invitation';

/**
 * Opens the invitation of the link. The token waits in this tab while its person signs in, so that it never stands in an
 * address that is sent to the server.
 */
export async function loader(): Promise<Outcome> {
  const session = shelf('sessionStorage');
  const token = linkToken(window.location.hash) ?? session.getItem(shelved) ?? undefined;
  if (token === undefined) return { refusal: undefined };
  session.setItem(shelved, token);
  try {
    const invitation = await call(teams.openInvitation, { body: { token } });
    return { token, invitation, email: page.signedIn ? await signedInEmail() : undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    session.removeItem(shelved);
    return { refusal: error.message };
  }
}

async function signedInEmail(): Promise<string | undefined> {
  return queryClient.fetchQuery(meQuery).then(
    ({ person }) => person.email,
    () => undefined,
  );
}

export function Component() {
  const words = useTeamWords().invitation;
  const outcome = useLoaderData<typeof loader>();
  const paths = usePaths();
  if ('refusal' in outcome)
    return (
      <EmptyState
        heading="h1"
        picture="lost"
        title={words.deadTitle}
        text={outcome.refusal ?? words.deadText}
        action={
          <Button component={Link} to={paths.sites}>
            {words.home}
          </Button>
        }
      />
    );
  return <Invitation {...outcome} />;
}

function Invitation({ token, invitation, email }: Opened) {
  const words = useTeamWords().invitation;
  const locale = useLocale();
  const paths = usePaths();
  const enter = (): void => {
    shelf('sessionStorage').removeItem(shelved);
    leaveFor(paths.sites);
  };
  const { account, invitedBy, expiresAt, hasAccount } = invitation;
  return (
    <AuthCard
      title={fill(words.title, { account })}
      text={fill(words.text, {
        inviter: invitedBy,
        email: invitation.email,
        date: formatDate(locale, expiresAt, 'long'),
      })}
    >
      {email === invitation.email ? (
        <Accept token={token} onAccepted={enter} />
      ) : email !== undefined ? (
        <OtherAddress email={email} />
      ) : hasAccount ? (
        <Button fullWidth component={Link} to={paths.signIn(paths.invitation)} state={{ email: invitation.email }}>
          {words.signIn}
        </Button>
      ) : (
        <InvitedSignUp token={token} email={invitation.email} onDone={enter} />
      )}
    </AuthCard>
  );
}

function Accept({ token, onAccepted }: { readonly token: string; readonly onAccepted: () => void }) {
  const words = useTeamWords().invitation;
  const paths = usePaths();
  const accept = useMutation({
    mutationFn: () => call(teams.acceptInvitation, { body: { token } }),
    onSuccess: onAccepted,
  });
  return (
    <Stack align="center">
      <Button fullWidth loading={accept.isPending || accept.isSuccess} onClick={() => accept.mutate()}>
        {words.accept}
      </Button>
      <Anchor component={Link} to={paths.sites} size="sm">
        {words.later}
      </Anchor>
    </Stack>
  );
}

/** Somebody else is signed in: an invitation is for one address alone. */
function OtherAddress({ email }: { readonly email: string }) {
  const words = useTeamWords().invitation;
  const signOut = useSignOut(usePaths().invitation);
  return (
    <Stack>
      <p>{fill(words.otherAddress, { email })}</p>
      <Button fullWidth loading={signOut.isPending} onClick={() => signOut.mutate()}>
        {words.signOut}
      </Button>
    </Stack>
  );
}
