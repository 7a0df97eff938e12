import { toldToRecipients, type RequestRight } from './rights.ts';

/**
 * Where a request stands.
 *
 * - `received`: nobody has begun.
 * - `identity`: it waits until the person has shown who they are.
 * - `in-work`: it is looked into.
 * - `answered`, `partly`, `refused`: all, some or nothing of what was asked is done, and the person was told.
 * - `withdrawn`: the person took it back.
 * - `appeal`: the person appealed against a refusal.
 * - `closed`: nothing is left to do; what identified the person is deleted after its time. Whoever was refused can still appeal, as
 *   long as their letter promises it.
 */
export const requestStates = [
  'received',
  'identity',
  'in-work',
  'answered',
  'partly',
  'refused',
  'withdrawn',
  'appeal',
  'closed',
] as const;
export type RequestState = (typeof requestStates)[number];

export const requestActions = [
  'begin',
  'ask-identity',
  'prove-identity',
  'answer',
  'answer-partly',
  'refuse',
  'withdraw',
  'appeal',
  'close',
] as const;
export type RequestAction = (typeof requestActions)[number];

const answering = { answer: 'answered', 'answer-partly': 'partly', refuse: 'refused' } as const;
const open = { ...answering, 'ask-identity': 'identity', withdraw: 'withdrawn' } as const;

const moves: Readonly<Record<RequestState, Readonly<Partial<Record<RequestAction, RequestState>>>>> = {
  received: { begin: 'in-work', 'prove-identity': 'in-work', ...open },
  // Whoever did not show it is asked again.
  identity: { 'ask-identity': 'identity', 'prove-identity': 'in-work', refuse: 'refused', withdraw: 'withdrawn' },
  'in-work': { 'prove-identity': 'in-work', ...open },
  answered: { close: 'closed' },
  partly: { close: 'closed', appeal: 'appeal' },
  refused: { close: 'closed', appeal: 'appeal' },
  withdrawn: { close: 'closed' },
  appeal: { ...answering, withdraw: 'withdrawn' },
  closed: { appeal: 'appeal' },
};

/** The state after an action, or nothing where the action is not possible. */
export function stateAfter(state: RequestState, action: RequestAction): RequestState | undefined {
  return moves[state][action];
}

export function isOpen(state: RequestState): boolean {
  return state === 'received' || state === 'identity' || state === 'in-work' || state === 'appeal';
}

/** Why nothing or not all is done. RULES D5, D6. */
export const refusalGrounds = [
  /** Manifestly unfounded. GDPR Art. 12(5). */
  'unfounded',
  /** Excessive, in particular because it repeats another. GDPR Art. 12(5). */
  'excessive',
  /** The controller shows that it cannot identify the person. GDPR Art. 11(2), 12(2). */
  'not-identified',
  /** A law requires the data to be kept. GDPR Art. 17(3)(b). */
  'legal-duty',
  /** Legal claims. GDPR Art. 17(3)(e), 21(1). */
  'legal-claims',
  /** Rights and freedoms of others. GDPR Art. 15(4). */
  'others',
  /** Compelling legitimate grounds. GDPR Art. 21(1). */
  'compelling-grounds',
  /** The law does not give the right here. */
  'no-right',
] as const;
export type RefusalGround = (typeof refusalGrounds)[number];

/** Grounds that a right leaves, none for what has to be done without balancing. GDPR Art. 21(3), 7(3). RULES D9. */
export function groundsAgainst(right: RequestRight): readonly RefusalGround[] {
  const always = ['unfounded', 'excessive', 'not-identified', 'no-right'] as const;
  switch (right) {
    case 'stop-marketing':
    case 'withdrawal':
    case 'opt-out':
    case 'limit':
    case 'automation-opt-out':
      return [];
    case 'complaint':
      return ['unfounded', 'excessive'];
    case 'access':
    case 'portability':
    case 'automation-access':
      return [...always, 'others'];
    case 'erasure':
      return [...always, 'legal-duty', 'legal-claims'];
    case 'objection':
      return [...always, 'compelling-grounds', 'legal-claims'];
    case 'rectification':
    case 'restriction':
    case 'human-review':
      return [...always, 'legal-claims'];
  }
}

/** Only these grounds let a controller ask for a fee. GDPR Art. 12(5). RULES D6. */
export const feeGrounds: readonly RefusalGround[] = ['unfounded', 'excessive'];

/** Whether the answer has to say which recipients were told. GDPR Art. 19. RULES D10. */
export function tellsRecipients(rights: readonly RequestRight[]): boolean {
  return rights.some((right) => toldToRecipients.has(right));
}
