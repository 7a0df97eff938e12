import { ApiError } from './api-error.ts';
import { spokenWords } from './words.tsx';

/** What to say of something that failed: the server's sentence, or the general one where it is a bug. */
export function failureMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : spokenWords().shell.failure.server;
}
