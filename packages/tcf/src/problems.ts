import { officialLanguage } from './languages.ts';
import { listLasts } from './list-age.ts';
import type { WantedRestriction } from './restrictions.ts';
import { shownVendors } from './grant.ts';
import { isWholeTranslation, knownPolicies, type ListTexts, type VendorList } from './vendor-list.ts';

/** The configuration to check before TCF can be switched on. */
export type TcfPlan = {
  readonly cmpId: number | null;
  readonly country: string;
  /** Locales of the banner. */
  readonly languages: readonly string[];
  readonly vendors: readonly number[] | 'all';
  readonly restrictions: readonly WantedRestriction[];
  readonly stacks: readonly number[];
  /** The owner's custom first layer; empty: ours. */
  readonly markup: string;
  /** The lowest contrast ratio of text on a button. */
  readonly contrast: number;
};

/** The downloaded list, and its translations by official language. */
export type KnownList = {
  readonly list: VendorList;
  /** Milliseconds since 1970. */
  readonly downloadedAt: number;
  readonly translations: ReadonlyMap<string, ListTexts>;
};

/**
 * Why TCF cannot be switched on. `cmp-id`: no registered ID from 2 to 4095 (RULES T1). `list`: none was downloaded; `list-old`:
 * not for two weeks, although a list is published every week (T9). `policy`: a policy version this program does not support.
 * `texts`: an official translation is missing (T10). `vendors`: none is shown. `restriction`, `stack`: refers to an item that
 * the list does not contain. `markup`: a custom first layer lacks its content, accept or customize. `contrast`: below 5:1 (T12,
 * T19).
 */
export type TcfProblem =
  | { readonly problem: 'cmp-id' | 'list' | 'list-old' | 'policy' | 'country' | 'vendors' | 'contrast' }
  | { readonly problem: 'texts'; readonly language: string }
  | { readonly problem: 'restriction' | 'stack'; readonly id: number }
  | { readonly problem: 'markup'; readonly part: 'banner_content' | 'accept' | 'customise' };

/** The minimum contrast ratio. @see TCF policies, appendix B, C(g) */
export const leastContrast = 5;

export function tcfProblems(plan: TcfPlan, known: KnownList | undefined, now: number): readonly TcfProblem[] {
  const problems: TcfProblem[] = [];
  const { cmpId } = plan;
  if (cmpId === null || !Number.isInteger(cmpId) || cmpId < 2 || cmpId > 4095) problems.push({ problem: 'cmp-id' });
  if (!/^[A-Z]{2}$/.test(plan.country)) problems.push({ problem: 'country' });
  if (!(plan.contrast >= leastContrast)) problems.push({ problem: 'contrast' });
  for (const part of missingIn(plan.markup)) problems.push({ problem: 'markup', part });
  return known ? [...problems, ...problemsOfList(plan, known, now)] : [...problems, { problem: 'list' }];
}

function problemsOfList(plan: TcfPlan, known: KnownList, now: number): readonly TcfProblem[] {
  const problems: TcfProblem[] = [];
  const { list, translations } = known;
  if (now - known.downloadedAt > listLasts) problems.push({ problem: 'list-old' });
  if (!knownPolicies.includes(list.policy)) problems.push({ problem: 'policy' });
  for (const language of new Set(plan.languages.map(officialLanguage))) {
    const texts = translations.get(language);
    if (language !== 'en' && !(texts && isWholeTranslation(list, texts))) problems.push({ problem: 'texts', language });
  }
  if (shownVendors(list, plan.vendors).length === 0) problems.push({ problem: 'vendors' });
  for (const { purpose } of plan.restrictions) {
    if (!list.texts.purposes.some(({ id }) => id === purpose)) problems.push({ problem: 'restriction', id: purpose });
  }
  for (const stack of plan.stacks) {
    if (!list.texts.stacks.some(({ id }) => id === stack)) problems.push({ problem: 'stack', id: stack });
  }
  return problems;
}

/** The parts missing from the markup: the placeholder, and the elements by which the script recognizes accept and customize. */
function missingIn(markup: string): readonly ('banner_content' | 'accept' | 'customise')[] {
  if (markup === '') return [];
  const hasButton = (name: string) => markup.includes(`candor-${name}`);
  const missing: ('banner_content' | 'accept' | 'customise')[] = [];
  if (!markup.includes('%{banner_content}')) missing.push('banner_content');
  if (!hasButton('accept')) missing.push('accept');
  if (!hasButton('customise')) missing.push('customise');
  return missing;
}
