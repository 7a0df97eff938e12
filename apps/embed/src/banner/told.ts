import { purposesIn, type Choice, type PurposeSet } from '@app/consent';
import type { Api, PublicChoice } from './core.ts';

/** 128 random bits as 32 hexadecimal digits. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).reduce((id, byte) => id + (byte + 256).toString(16).slice(1), '');
}

/** A choice in the form that pages receive. */
export const toldOf = ({ consentId, action, at }: Choice, allowed: PurposeSet): PublicChoice => ({
  consentId,
  action,
  at: at * 1000,
  allowed: purposesIn(allowed),
});

/** Dispatches a `candor:…` event on the document. */
export function tellPage(what: 'ready' | 'shown' | 'choice' | 'closed', detail?: PublicChoice): void {
  document.dispatchEvent(new CustomEvent(`candor:${what}`, { detail }));
}

/** Calls a function at each `candor:…` event of a kind, with the choice. */
export const onEvent: Api['on'] = (event, act) =>
  document.addEventListener(`candor:${event}`, ({ detail }: CustomEventInit<PublicChoice>) => act(detail ?? undefined));
