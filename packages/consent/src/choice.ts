import type { PurposeSet } from './purposes.ts';

/**
 * How a choice was made (RULES C10). `gpc`: by the browser's Global Privacy Control signal. `context`: consent given at
 * a placeholder. `withdraw`: a given consent was withdrawn completely. The index in this list is stored.
 */
export const choiceActions = ['accept', 'reject', 'custom', 'close', 'gpc', 'context', 'withdraw'] as const;
export type ChoiceAction = (typeof choiceActions)[number];

/** A visitor's decision, as the browser stores it. */
export type Choice = {
  /** 128 random bits as 32 hexadecimal digits. The same for all choices of a visitor until the browser deletes it. */
  readonly consentId: string;
  /** Seconds since 1970. */
  readonly at: number;
  readonly action: ChoiceAction;
  /** Purposes that the visitor was asked about and answered. Others are still open (RULES B16). */
  readonly decided: PurposeSet;
  /** Purposes that the visitor allowed, out of `decided`. Always includes `necessary`. */
  readonly granted: PurposeSet;
  /** Version of the configuration that was shown. */
  readonly version: number;
  /** The regime under which it was made, as its index in `regimeIds`. */
  readonly regime: number;
};

/** Name of the cookie that stores a site's choice. First-party, `SameSite=Lax`, for the host or the configured domain. */
export const cookieName = (siteId: string): string => `candor-${siteId}`;

/** Key of the strings for TCF vendors in localStorage, or name of their cookie; they last as long as the choice. */
export const stringsName = (siteId: string): string => `candor-tc-${siteId}`;

/**
 * Serializes to `1.{consentId}.{at}.{action}.{decided}.{granted}.{version}.{regime}`: the format number, then base 36
 * except for the id.
 */
export function writeChoice(choice: Choice): string {
  const { consentId, at, action, decided, granted, version, regime } = choice;
  const numbers = [at, choiceActions.indexOf(action), decided, granted, version, regime];
  return ['1', consentId, ...numbers.map((one) => one.toString(36))].join('.');
}

/** Parses a stored choice. Undefined if the text is not in this format: then the visitor is asked again, and nothing runs. */
export function readChoice(written = ''): Choice | undefined {
  const [, consentId = '', ...fields] = written.split('.');
  const [at = 0, place = 0, decided = 0, granted = 0, version = 0, regime = 0] = fields.map((one) => parseInt(one, 36));
  const action = choiceActions[place];
  const choice = action && { consentId, at, action, decided, granted, version, regime };
  // It has the format if it is what would be written.
  return choice && /^[\da-f]{32}$/.test(consentId) && writeChoice(choice) === written ? choice : undefined;
}
