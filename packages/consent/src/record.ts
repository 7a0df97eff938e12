import type { ChoiceAction } from './choice.ts';
import type { PurposeSet } from './purposes.ts';

/**
 * A choice as the banner sends it to `POST /e/choice/{siteId}`: JSON as `text/plain`, so that no CORS preflight is
 * needed. It has no IP address, no user agent, and nothing else that identifies a person (RULES C9).
 */
export type PreferenceEvent = {
  /** UUID version 7, created by the browser, so that a retry is the same event. Its time is that of the choice. */
  readonly id: string;
  /** 32 hexadecimal digits. */
  readonly consentId: string;
  readonly action: ChoiceAction;
  readonly decided: PurposeSet;
  readonly granted: PurposeSet;
  /** Version of the configuration that was shown. */
  readonly version: number;
  /** Language in which the banner was shown. */
  readonly language: string;
  /** Index in `regimeIds`, which are too long for the banner's files. The server takes an id, too. */
  readonly regime: number;
  /** The A/B test variant that was shown, from 1; 0 or omitted if there was no test. */
  readonly variant?: number;
  /** Milliseconds from the banner's first frame to the choice. Omitted if no banner was shown. */
  readonly waited?: number;
  /** TC string, GPP string and Additional Consent string, if the site uses them. */
  readonly tc?: string;
  readonly gpp?: string;
  readonly ac?: string;
};

/** Kinds of devices in statistics. Records hold the index. */
export const deviceClasses = ['phone', 'tablet', 'computer'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/**
 * A banner that a visit left unanswered on its first page, as sent to `POST /e/unanswered/{siteId}`. It has no id: the server only
 * counts it.
 */
export type UnansweredEvent = Pick<PreferenceEvent, 'version' | 'language' | 'regime' | 'variant'>;
