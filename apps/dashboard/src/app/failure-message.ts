import { fill } from '@app/texts';
import { ApiError } from './api-error.ts';
import { whomToAsk } from './whom-to-ask.ts';
import { spokenWords } from './words.tsx';

/** The number of an error that the server did not expect: under it, the operator finds it in the log. */
export function failureId(error: unknown): string | undefined {
  const id = error instanceof ApiError && error.status >= 500 ? error.values['id'] : undefined;
  return id === undefined ? undefined : fill(spokenWords().shell.failure.number, { id: String(id) });
}

/** The message of an error: the server's sentence, and whom to ask for a permission; or a general one for a bug. */
export function failureMessage(error: unknown): string {
  // Codes of this product have two parts. What something between here and the server says is not for people.
  if (!(error instanceof ApiError) || (error.status >= 500 && !error.code.includes('.')))
    return spokenWords().shell.failure.server;
  return error.code === 'role.missing' ? `${error.message} ${whomToAsk()}`.trimEnd() : error.message;
}

/** Whether code could not be loaded: offline, or because its file has another name since the server was updated. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && /dynamically imported|module script|preload css/i.test(error.message);
}
