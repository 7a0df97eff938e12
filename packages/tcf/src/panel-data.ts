import type { CutList } from './cut-list.ts';

/** The data of the panel's file. */
export type PanelData = {
  readonly list: CutList;
  readonly words: PanelWords;
  /** The language of `words`; the list's texts may be in another, see `officialLanguage`. */
  readonly language: string;
  /** Google's ad technology providers outside of the list. */
  readonly providers: readonly (readonly [id: number, name: string, policy: string])[];
};

/** Our own texts, in addition to the official ones. */
export type PanelWords = {
  readonly [
    Key in
      | 'test'
      | 'purposes'
      | 'specialPurposes'
      | 'features'
      | 'specialFeaturesHeading'
      | 'vendors'
      | 'otherVendors'
      | 'illustrations'
      | 'consent'
      | 'legitimateInterest'
      | 'noChoice'
      | 'policy'
      | 'claim'
      | 'retention'
      | 'dataCategories'
      | 'longestStorage'
      | 'usesCookies'
      | 'refreshes'
      | 'usesOtherStorage'
      | 'yes'
      | 'no'
      | 'search'
      | 'nothingFound'
  ]: string;
} & {
  /** By plural category of the language; the page fills in `%{number}`. */
  readonly partners: Readonly<Record<string, string>>;
};
