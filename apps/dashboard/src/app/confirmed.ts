import { currentSession } from '@app/contract/current-session.ts';
import { call } from './api.ts';
import { askToConfirm } from './confirmation.ts';

/** Confirms the session before the browser itself follows a link: whether the password was given recently, or is given now. */
export async function isConfirmed(): Promise<boolean> {
  const { until } = await call(currentSession.readConfirmation, {});
  return until !== null || askToConfirm();
}
