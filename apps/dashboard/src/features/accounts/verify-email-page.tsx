import { accounts, type Answer } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { call } from '#app/api.ts';
import { page } from '#app/page.ts';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { linkToken } from '#app/link-token.ts';
import { ProveOwner } from './prove-owner.tsx';

type Confirmed = Answer<typeof accounts.verifyEmail>;
type Outcome = Confirmed | { readonly refusal: string | undefined } | { readonly token: string };

/** The link works once, so the loader submits it when the page is loaded, not each time it is rendered. */
export async function loader(): Promise<Outcome> {
  const token = linkToken(window.location.hash);
  if (token === undefined) return { refusal: undefined };
  try {
    return await call(accounts.verifyEmail, { body: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'email-token.password-required') return { token };
    // A server error says nothing about the link: the page offers to try again.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return { refusal: error.message };
    throw error;
  }
}

export function Component() {
  const words = useWords().accounts;
  const { verification } = words;
  const paths = usePaths();
  const outcome = useLoaderData<typeof loader>();
  const [proved, setProved] = useState<Confirmed>();
  const confirmed = proved ?? ('email' in outcome ? outcome : undefined);
  const next = confirmed?.changed ? paths.access : paths.sites;
  // What was cached about the person has changed, so the next page is loaded from the server.
  const action = (
    <Button component={Link} reloadDocument to={page.signedIn ? next : paths.signIn(next)}>
      {!page.signedIn ? words.toSignIn : confirmed?.changed ? words.access.title : words.toSites}
    </Button>
  );

  if (confirmed) {
    const text = confirmed.startedOver ? verification.startedOverText : verification.doneText;
    return (
      <EmptyState
        heading="h1"
        picture="done"
        title={verification.done}
        text={fill(text, { email: confirmed.email })}
        action={action}
      />
    );
  }
  if ('token' in outcome) return <ProveOwner token={outcome.token} onProved={setProved} />;
  return (
    <EmptyState
      heading="h1"
      picture="lost"
      title={verification.failed}
      text={('refusal' in outcome ? outcome.refusal : undefined) ?? verification.failedText}
      action={action}
    />
  );
}
