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

/** How a subscription stands: a word and a colour. */
export function StatusLabel({ status }: Pick<Subscription, 'status'>) {
  const { statuses } = useNewsletterWords();
  return <StatusBadge tone={tones[status]}>{statuses[status]}</StatusBadge>;
}

type Person = Pick<Subscription['subject'], 'externalId' | 'email' | 'fullName'>;

/** What somebody is called in a line. Who declined or let it expire may have no address any more. */
export function usePersonName() {
  const { addressDeleted } = useNewsletterWords();
  return ({ fullName, email, externalId }: Person): string => fullName ?? email ?? externalId ?? addressDeleted;
}
