import type { SubscriptionDetail } from '@app/contract';

type Happened = SubscriptionDetail['events'][number];
type Step = Omit<Happened, 'event'> & { readonly event: Happened['event'] | 'welcomed' | 'askedWhetherOver' };

/** The kind of a mail by the event before it; any other mail asks for confirmation. */
const mails = { confirmed: 'welcomed', claimed: 'askedWhetherOver' } as const;

/** The events of a subscription, each mail with its kind. */
export function stepsOf(events: SubscriptionDetail['events']): readonly Step[] {
  return events.map((happened, at) => {
    const before = events.slice(0, at).findLast(({ event }) => event !== 'mailed');
    const mail = before?.event === 'confirmed' || before?.event === 'claimed' ? mails[before.event] : undefined;
    return happened.event === 'mailed' && mail ? { ...happened, event: mail } : happened;
  });
}
