import { optIn, subscriptionStatus } from '@app/contract';
import { isDay, isId, isOneOf, isText, listParameters } from '#app/records/filter.ts';

/** The filter of subscriptions as stored in the address. Days are UTC days, the last one inclusive. */
export type Filter = ReturnType<typeof readFilter>;

export const statuses = subscriptionStatus.options;
export const types = optIn.options;
export const sources = ['public', 'private'] as const;

// The list is also on the page of the consents, whose filters are in the same address.
export const subscriptionParameters = listParameters('subscriptions-', {
  text: isText,
  newsletterId: isId,
  status: isOneOf(statuses),
  source: isOneOf(sources),
  type: isOneOf(types),
  from: isDay,
  to: isDay,
});
export const { readFilter, readCursor, emptyFilter } = subscriptionParameters;
