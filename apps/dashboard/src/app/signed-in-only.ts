import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from './api-error.ts';
import { pathsIn } from './paths.ts';
import { queryClient } from './query-client.ts';
import { meQuery } from './session.ts';
import { spokenLocale } from './words.tsx';

/** The loader of a page outside of the shell that is for people who signed in: others sign in first. */
export async function signedInOnly({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  try {
    await queryClient.ensureQueryData(meQuery);
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      return redirect(pathsIn(spokenLocale()).signIn(pathname + search));
    throw error;
  }
}
