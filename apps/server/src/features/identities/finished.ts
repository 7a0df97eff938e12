import type { Answer, identities } from '@app/contract';

/** What a page is told once a trip is finished. */
export type Finished = Answer<typeof identities.finish>;

/** The answer for somebody who is signed in already. */
export function done(personId: string, email: string) {
  const nothing = { errors: {}, next: null, redirect_to: null, signup: null };
  return { success: true as const, tracking_id: personId, tos_ok: true, email, ...nothing };
}
