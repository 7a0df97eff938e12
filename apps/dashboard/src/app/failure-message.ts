import { ApiError } from './api-error.ts';
import { spokenWords } from './words.tsx';

/** The message of an error: the server's sentence, or a general one for a bug. */
export function failureMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : spokenWords().shell.failure.server;
}
