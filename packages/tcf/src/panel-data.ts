import type { CutList } from './cut-list.ts';

/** What the panel's file is composed with. */
export type PanelData = {
  readonly list: CutList;
  readonly words: PanelWords;
  /** The language of `words`: those of the list may stand in another, see `officialLanguage`. */
  readonly language: string;
  /** Google's ad technology providers outside of the list. */
  readonly providers: readonly (readonly [id: number, name: string, policy: string])[];
};

/** Our own words, beside the official texts. */
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
  /** By plural category of the language; `%{number}` is filled in on the page. */
  readonly partners: Readonly<Record<string, string>>;
};
