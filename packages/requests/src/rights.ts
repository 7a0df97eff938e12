/** What people may ask for. Laws call some of them otherwise: `access` is the right to know in California. RULES D1. */
export const requestRights = [
  'access',
  'portability',
  'rectification',
  'erasure',
  'restriction',
  'objection',
  'stop-marketing',
  'human-review',
  'withdrawal',
  'opt-out',
  'limit',
  'automation-opt-out',
  'automation-access',
  'complaint',
] as const;
export type RequestRight = (typeof requestRights)[number];

/** Rights whose exercise changes only what happens from now on, so that nobody is harmed if somebody else asks. RULES D2. */
const harmless: ReadonlySet<RequestRight> = new Set([
  'stop-marketing',
  'withdrawal',
  'opt-out',
  'limit',
  'automation-opt-out',
  'complaint',
]);

/**
 * How surely a requester has to be who they say, before a request is fulfilled.
 *
 * - `none`: nothing is asked.
 * - `mailbox`: a code that is mailed to the address.
 * - `reasonable`: two data points that the controller has, too. CCPA regulations § 7062(b).
 * - `high`: three data points and a signed declaration. CCPA regulations § 7062(c).
 */
export const identityNeeds = ['none', 'mailbox', 'reasonable', 'high'] as const;
export type IdentityNeed = (typeof identityNeeds)[number];

/** Whether anything has to be proved at all for a right, whatever the law. */
export function needsIdentity(right: RequestRight): boolean {
  return !harmless.has(right);
}

/** Rights whose fulfillment each recipient of the data is told of. GDPR Art. 19. RULES D10. */
export const toldToRecipients: ReadonlySet<RequestRight> = new Set(['rectification', 'erasure', 'restriction']);

/** For whom somebody asks. */
export const requestersFor = ['self', 'child', 'represented', 'deceased', 'agent'] as const;
export type RequesterFor = (typeof requestersFor)[number];
