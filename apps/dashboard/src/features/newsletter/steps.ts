import type { SubscriptionDetail } from '@app/contract';

type Happened = SubscriptionDetail['events'][number];
type Step = Omit<Happened, 'event'> & { readonly event: Happened['event'] | 'welcomed' | 'askedWhetherOver' };

/** What a mail is for, by what it follows; of any other it asks for a confirmation. */
const mails = { confirmed: 'welcomed', claimed: 'askedWhetherOver' } as const;

/** What happened, with each mail told by what it is for. */
export function stepsOf(events: SubscriptionDetail['events']): readonly Step[] {
  return events.map((happened, at) => {
    const before = events.slice(0, at).findLast(({ event }) => event !== 'mailed');
    const mail = before?.event === 'confirmed' || before?.event === 'claimed' ? mails[before.event] : undefined;
    return happened.event === 'mailed' && mail ? { ...happened, event: mail } : happened;
  });
}
