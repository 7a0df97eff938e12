import { z } from 'zod';
import { shelf } from '#app/storage.ts';

// A trip to a provider leaves this page: what it was for waits in the tab.

const key = 'candor.providerTrip';
const pendingKey = 'candor.providerPending';

const trip = z.object({
  mode: z.enum(['login', 'signup', 'link', 'confirm']),
  target: z.string(),
  /** How the company is called whose issuer it is. */
  company: z.string().optional(),
});
export type Trip = z.output<typeof trip>;

/** Leaves for a provider: the only address of others that a page follows. */
export function leaveForProvider(address: string, begun: Trip): void {
  shelf('sessionStorage').setItem(key, JSON.stringify(begun));
  window.location.assign(safe(address));
}

export function readTrip(): Trip | undefined {
  try {
    return trip.safeParse(JSON.parse(shelf('sessionStorage').getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Remembers that a provider waits to be connected once its person signed in as before. */
export function rememberPending(isPending: boolean): void {
  if (isPending) shelf('sessionStorage').setItem(pendingKey, '1');
  else shelf('sessionStorage').removeItem(pendingKey);
}

export function hasPending(): boolean {
  return shelf('sessionStorage').getItem(pendingKey) !== null;
}

/** What the provider sent back, behind the number sign. It is taken out of the address at once. */
export function takeReturned(): Readonly<Record<string, string>> {
  const given = Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return given;
}

/** @throws if the address could run a script of this page */
function safe(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('This is no address of a provider.');
  return href;
}
