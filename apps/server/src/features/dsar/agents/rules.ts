import type { LetterInput, RequestRight } from '@app/contract';
import type { RefusalGround } from '@app/requests';

/** What a person can do through an agent, and the rights that it is here. CCPA calls a copy of the data "specific pieces". */
const rightsOfAction: Readonly<Record<string, readonly RequestRight[]>> = {
  access: ['access'],
  'access:categories': ['access'],
  'access:specific': ['portability'],
  deletion: ['erasure'],
  'sale:opt-out': ['opt-out'],
};

/**
 * The rights that an action of the protocol stands for. Undefined: it is none of this site. To opt in again takes two steps by the
 * consumer, not by an agent: CCPA regulations § 7028(a).
 */
export function rightsOf(exercise: string): readonly RequestRight[] | undefined {
  // Before 0.5 the names of actions were written with an underscore.
  return rightsOfAction[exercise.replaceAll('_', '-')];
}

/** Milliseconds that clocks may differ, and that a message may live. The protocol recommends ten minutes. */
const tolerance = 60_000;
const longestLife = 30 * 60_000;

export type Times = { readonly issuedAt: Date; readonly expiresAt: Date };

/** Why a message does not count now; undefined: it does. */
export function whyNotNow({ issuedAt, expiresAt }: Times, now: Date): 'early' | 'expired' | 'long' | undefined {
  if (issuedAt.getTime() > now.getTime() + tolerance) return 'early';
  if (expiresAt <= now) return 'expired';
  return expiresAt.getTime() - issuedAt.getTime() > longestLife ? 'long' : undefined;
}

const grounds: Readonly<Record<RefusalGround, string>> = {
  unfounded: 'other',
  excessive: 'too_many_requests',
  'not-identified': 'no_match',
  'legal-duty': 'claim_not_covered',
  'legal-claims': 'claim_not_covered',
  others: 'claim_not_covered',
  'compelling-grounds': 'other',
  'no-right': 'outside_jurisdiction',
};

/** Why a request is denied, in the words of the protocol, from the answer that refuses everything. Null: it does not. */
export function denialOf(
  letter: LetterInput,
  { rights, confirmedAt }: { readonly rights: readonly RequestRight[]; readonly confirmedAt: Date | null },
): string | null {
  if (letter.kind !== 'answer' || letter.refused.length < rights.length) return null;
  const ground = letter.refused[0]?.ground;
  if (ground === 'not-identified' && confirmedAt === null) return 'insuf_verification';
  return ground === undefined ? 'other' : grounds[ground];
}

const minutes = 60_000;
const waits = [minutes, 5 * minutes, 30 * minutes, 120 * minutes, 360 * minutes, 720 * minutes, 1440 * minutes];

/** Milliseconds until an agent is told again after attempts that failed; undefined: it is given up, and the agent has to ask. */
export function waitAfter(failures: number): number | undefined {
  return waits[failures - 1];
}
