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
  readonly regime: string;
  /** The A/B test variant that was shown, from 1; 0 or omitted if there was no test. */
  readonly variant?: number;
  /** Milliseconds from the banner's first frame to the choice. Omitted if no banner was shown. */
  readonly waited?: number;
  /** TC string, GPP string and Additional Consent string, if the site uses them. */
  readonly tc?: string;
  readonly gpp?: string;
  readonly ac?: string;
};
