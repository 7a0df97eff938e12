import type { SubscriptionDetail } from '@app/contract';

type Happened = SubscriptionDetail['events'][number];
type Step = Omit<Happened, 'event'> & { readonly event: Happened['event'] | 'welcomed' };

/** What happened, with the mail that follows a confirmation told from those that ask for one. */
export function stepsOf(events: SubscriptionDetail['events']): readonly Step[] {
  return events.map((happened, at) => {
    const before = events.slice(0, at).findLast(({ event }) => event !== 'mailed');
    return happened.event === 'mailed' && before?.event === 'confirmed' ? { ...happened, event: 'welcomed' } : happened;
  });
}
