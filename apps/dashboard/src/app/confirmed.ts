import { currentSession } from '@app/contract/current-session.ts';
import { call } from './api.ts';
import { askToConfirm } from './confirmation.ts';

/** Before a link is followed that no code of ours sends: whether the password was given just now, or is given here. */
export async function isConfirmed(): Promise<boolean> {
  const { until } = await call(currentSession.readConfirmation, {});
  return until !== null || askToConfirm();
}
