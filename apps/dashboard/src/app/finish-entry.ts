import type { SignedIn } from '@app/contract';
import { leaveFor } from './leaving.ts';
import { keepMessage, withSignup } from './reload.ts';
import { shelf } from './storage.ts';

/**
 * The last step of all sign-ins and sign-ups: goes to the address the server names, or the page that was wanted, with `signup=` after a
 * sign-up.
 */
export function finishEntry({ redirect_to, signup, message }: SignedIn, target: string): void {
  if (redirect_to !== null) return leaveFor(redirect_to);
  if (signup === null) return leaveFor(target);
  keepMessage(shelf('sessionStorage'), { message });
  leaveFor(withSignup(new URL(target, window.location.href).href, signup));
}
