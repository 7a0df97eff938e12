import type { Subscription, SubscriptionStatus } from '@app/contract';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useNewsletterWords } from './words.ts';

const tones = {
  pending: 'attention',
  confirmed: 'good',
  unsubscribed: 'info',
  declined: 'bad',
  expired: 'neutral',
} as const satisfies Record<SubscriptionStatus, string>;

/** The status of a subscription: a word and a color. */
export function StatusLabel({ status }: Pick<Subscription, 'status'>) {
  const { statuses } = useNewsletterWords();
  return <StatusBadge tone={tones[status]}>{statuses[status]}</StatusBadge>;
}

type Person = Pick<Subscription['subject'], 'externalId' | 'email' | 'fullName'>;

/** The label of a person. A person who declined, or did not confirm in time, may have no address any more. */
export function usePersonName() {
  const { addressDeleted } = useNewsletterWords();
  return ({ fullName, email, externalId }: Person): string => fullName ?? email ?? externalId ?? addressDeleted;
}
