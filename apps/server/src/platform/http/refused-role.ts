import type { Endpoint } from '@app/contract/endpoint.ts';
import type { Actor } from './context.ts';
import { Problem } from './problem.ts';

/** Notes that an actor lacked a permission, or a key's scope, for an endpoint. */
export type NoteRefusal = (actor: Actor, endpoint: Endpoint, permission: string | null) => Promise<void>;

/** Runs an admission and notes its refusal, if it refuses for a missing permission. */
export async function notingRefusal<Result>(
  note: NoteRefusal,
  actor: Actor | undefined,
  endpoint: Endpoint,
  admit: () => Promise<Result>,
): Promise<Result> {
  try {
    return await admit();
  } catch (error) {
    const isRefusal = error instanceof Problem && (error.code === 'role.missing' || error.code === 'api-key.scope');
    // A consent key is of no person whose rights somebody would look after, and an admin who looks at what others see asks
    // for nothing that they may not do.
    if (isRefusal && actor && actor.consentKeyOf === undefined && actor.viewsAs === undefined) {
      const permission = error.details?.['permission'];
      await note(actor, endpoint, typeof permission === 'string' ? permission : null);
    }
    throw error;
  }
}
