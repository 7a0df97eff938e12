import type { PurposeSet } from './purposes.ts';

/**
 * How a choice came about (RULES C10). `gpc`: the browser's signal said it. `context`: consent given at a placeholder.
 * `withdraw`: everything taken back after it was given. The place in this list is what is stored.
 */
export const choiceActions = ['accept', 'reject', 'custom', 'close', 'gpc', 'context', 'withdraw'] as const;
export type ChoiceAction = (typeof choiceActions)[number];

/** What a visitor decided, as the browser keeps it. */
export type Choice = {
  /** 128 random bits as 32 hexadecimal digits. The same for all choices of a visitor until the browser forgets it. */
  readonly consentId: string;
  /** Seconds since 1970. */
  readonly at: number;
  readonly action: ChoiceAction;
  /** What the visitor was asked about and answered. Others are still open (RULES B16). */
  readonly decided: PurposeSet;
  /** What the visitor allowed, of what was decided. Holds `necessary` always. */
  readonly granted: PurposeSet;
  /** Of the configuration that was shown. */
  readonly version: number;
  /** The regime it was made under, by its place in `regimes`. */
  readonly regime: number;
};

/** The cookie a choice stands in, of one site. First-party, `SameSite=Lax`, for the whole host or the domain configured. */
export const cookieName = (siteId: string): string => `candor-${siteId}`;

/** What strings for vendors of TCF stand under, in localStorage or a cookie, as long as the choice holds. */
export const stringsName = (siteId: string): string => `candor-tc-${siteId}`;

/** `1.{consentId}.{at}.{action}.{decided}.{granted}.{version}.{regime}`: the format's number, then base 36 but for the id. */
export function writeChoice(choice: Choice): string {
  const { consentId, at, action, decided, granted, version, regime } = choice;
  const numbers = [at, choiceActions.indexOf(action), decided, granted, version, regime];
  return ['1', consentId, ...numbers.map((one) => one.toString(36))].join('.');
}

/** Undefined for whatever is not a choice of this format: then the visitor is asked again, and nothing runs. */
export function readChoice(written: string | undefined): Choice | undefined {
  const parts =
    /^1\.([\da-f]{32})\.([\da-z]{1,8})\.([\da-z])\.([\da-z])\.([\da-z])\.([\da-z]{1,6})\.([\da-z]{1,2})$/.exec(
      written ?? '',
    );
  if (!parts) return undefined;
  const [at, place, decided, granted, version, regime] = parts.slice(2).map((one) => parseInt(one, 36)) as [
    // The expression has these six.
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const action = choiceActions[place];
  return action && { consentId: parts[1] ?? '', at, action, decided, granted, version, regime };
}
