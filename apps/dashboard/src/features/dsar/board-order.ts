import type { DsarRequestSummary } from './data.ts';

type State = DsarRequestSummary['state'];

const openStates: readonly State[] = ['received', 'identity', 'in-work', 'appeal'];

/** The states of requests as the board shows them. */
export const columns: readonly State[] = [...openStates, 'answered', 'partly', 'refused', 'withdrawn', 'closed'];

/** What comes first in a column: what is due first, or, where nothing is due any more, the newest. */
export function orderIn(state: State): 'due' | 'received' {
  return openStates.includes(state) ? 'due' : 'received';
}
