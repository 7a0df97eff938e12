import type { Call, Endpoint } from '@app/contract/endpoint.ts';
import { envelope } from '@app/contract/envelope.ts';
import type { z } from 'zod';
import { showAlert } from './alerts.ts';
import { ApiError } from './api-error.ts';
import { send } from './api.ts';
import { leaveFor } from './leaving.ts';
import { openLightbox } from './lightbox.ts';
import { spokenWords } from './words.tsx';

const refused = envelope.partial().loose();
type Refused = z.output<typeof refused>;

type FixedAnswer<E extends Endpoint> =
  | { readonly ok: true; readonly answer: z.output<E['answer']> }
  | { readonly ok: false; readonly status: number; readonly answer: Refused };

/**
 * Calls one of the fixed paths, whose responses have an envelope, and handles errors: any status but 200 shows the server's
 * message or a general one, unless the response has `skip_custom_err_handler`; `success: false` goes to `action.redirect_to`,
 * opens `action.facebox` in a lightbox, or shows the message. Returns the response in either case.
 */
export async function callFixed<const E extends Endpoint>(
  endpoint: E,
  input: Call<E>,
  { silent = false }: { readonly silent?: boolean } = {},
): Promise<FixedAnswer<E>> {
  const words = spokenWords().shell.failure;
  try {
    const response = await send(endpoint, input as Parameters<typeof send>[1]);
    const said: unknown = await response.json().catch(() => ({}));
    const read = refused.safeParse(said);
    const answer: Refused = read.success ? read.data : {};
    const handled = silent || answer.skip_custom_err_handler === true;

    if (response.status === 200 && answer.success !== false) {
      // The server validated the response with the same schema.
      return { ok: true, answer: said as z.output<E['answer']> };
    }
    if (!handled) {
      const { redirect_to: target, facebox } = (response.status === 200 && answer.action) || {};
      if (target) leaveFor(target);
      else if (facebox) openLightbox(facebox, { title: answer.message || words.server });
      else showAlert({ type: 'error', message: answer.message || words.server });
    }
    return { ok: false, status: response.status, answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!silent) showAlert({ type: 'error', message: error.message });
    return { ok: false, status: 0, answer: { success: false, message: error.message } };
  }
}
