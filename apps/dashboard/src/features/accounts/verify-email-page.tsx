import { accounts } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { call } from '#app/api.ts';
import { page } from '#app/page.ts';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { linkToken } from './link-token.ts';

type Outcome = { readonly email: string } | { readonly refusal: string | undefined };

/** The link works once, so it is followed here, where the page is loaded, and not each time it is drawn. */
export async function loader(): Promise<Outcome> {
  const token = linkToken(window.location.hash);
  if (token === undefined) return { refusal: undefined };
  try {
    return await call(accounts.verifyEmail, { body: { token } });
  } catch (error) {
    // A server that cannot be reached says nothing of the link: the page offers to try again.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return { refusal: error.message };
    throw error;
  }
}

export function Component() {
  const words = useWords().accounts;
  const { verification } = words;
  const paths = usePaths();
  const outcome = useLoaderData<typeof loader>();
  // What was known of the person has changed: the next page is loaded anew.
  const action = (
    <Button component={Link} reloadDocument to={page.signedIn ? paths.sites : paths.signIn()}>
      {page.signedIn ? words.toSites : words.toSignIn}
    </Button>
  );

  return 'email' in outcome ? (
    <EmptyState
      heading="h1"
      picture="done"
      title={verification.done}
      text={fill(verification.doneText, { email: outcome.email })}
      action={action}
    />
  ) : (
    <EmptyState
      heading="h1"
      picture="lost"
      title={verification.failed}
      text={outcome.refusal ?? verification.failedText}
      action={action}
    />
  );
}
