import type { ChoiceAction } from './choice.ts';
import type { PurposeSet } from './purposes.ts';

/**
 * A choice as the banner sends it to `POST /e/choice/{siteId}`: JSON as `text/plain`, so that no preflight is needed.
 * No address, no user agent, nothing that names a person (RULES C9).
 */
export type PreferenceEvent = {
  /** UUID version 7, made by the browser, so that a repetition is the same event. Its time is that of the choice. */
  readonly id: string;
  /** 32 hexadecimal digits. */
  readonly consentId: string;
  readonly action: ChoiceAction;
  readonly decided: PurposeSet;
  readonly granted: PurposeSet;
  /** Of the configuration shown. */
  readonly version: number;
  /** The language shown. */
  readonly language: string;
  readonly regime: string;
  /** Which variant of an A/B test was shown, from 1; 0 or left out: none ran. */
  readonly variant?: number;
  /** Milliseconds from the banner's first frame to the choice. Left out where none was shown. */
  readonly waited?: number;
  /** TC string, GPP string, Additional Consent string: where the site uses them. */
  readonly tc?: string;
  readonly gpp?: string;
  readonly ac?: string;
};
