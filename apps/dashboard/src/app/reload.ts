import { alertTypes, showAlert, type Alert, type AlertType } from './alerts.ts';
import { shelf, type Shelf } from './storage.ts';

const key = 'candor.reloadMessage';
const hideAfter = 3000;

/**
 * Stores a message to be shown after the next page load.
 * @throws Error 'wrong message object format' if it is not an object with a `message` text
 */
export function keepMessage(session: Shelf, message: unknown): void {
  if (!isMessage(message)) throw new Error('wrong message object format');
  session.setItem(key, JSON.stringify({ message: message.message, type: message.type }));
}

/** Takes the stored message, once. An invalid one counts as none. */
export function takeMessage(session: Shelf): Alert | undefined {
  const kept = session.getItem(key);
  session.removeItem(key);
  const message: unknown = kept === null ? undefined : parsed(kept);
  if (!isMessage(message)) return undefined;
  return { message: message.message, type: knownType(message.type) ?? 'success', hideAfter };
}

/** Reloads the page, or opens another, and shows the message there for three seconds, by default as a success. */
export function reloadWithMessage(
  message: { readonly message: string; readonly type?: AlertType },
  target?: string,
): void {
  keepMessage(shelf('sessionStorage'), message);
  if (target === undefined) window.location.reload();
  else window.location.assign(target);
}

/** Reloads the page after a sign-up, with `signup={value}` in its address. */
export function withSignup(address: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set('signup', value);
  return url.href;
}

export function showKeptMessage(): void {
  const message = takeMessage(shelf('sessionStorage'));
  if (message) showAlert(message);
}

function isMessage(value: unknown): value is { readonly message: string; readonly type?: unknown } {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}

function knownType(type: unknown): AlertType | undefined {
  return alertTypes.find((known) => known === type);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
