import { loadDefaultLabels, type BannerConfiguration } from '@app/consent';
import { lint } from '@app/consent/banner/linter.ts';
import type { BannerFinding } from '@app/contract';
import { providerProblems, tcfProblems, type TcfProblem } from '@app/tcf';
import { fill, isLocale, loadWords, localeName, type Locale, type Words } from '@app/texts';
import type { Gathered } from './facts.ts';
import type { TcfLists } from './tcf.ts';

export type FindingsInput = {
  readonly day: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly lists: TcfLists;
};

/** Findings of the linter for a configuration on this site today, in the language of the request. */
export async function findingsOf(
  configuration: BannerConfiguration,
  gathered: Gathered,
  { day, locale, now, lists }: FindingsInput,
): Promise<readonly BannerFinding[]> {
  const words = await loadWords(locale, 'findings');
  const [language = 'en'] = configuration.languages;
  const labels = await loadDefaultLabels(configuration.languages);
  const found = lint(configuration, gathered.facts(language), day, labels).map(
    ({ values, ...finding }): BannerFinding => ({
      ...finding,
      message: said(words, locale, finding.code, values),
    }),
  );
  const ofTcf = configuration.tcf.on ? tcfFindings(configuration, lists, now, words, locale) : [];
  return [...found, ...ofTcf].toSorted((a, b) => Number(b.weight === 'blocks') - Number(a.weight === 'blocks'));
}

type FindingWords = Words<'findings'>;

function said(
  words: FindingWords,
  locale: Locale,
  code: keyof FindingWords,
  values: Readonly<Record<string, string | number>>,
): string {
  const named = Object.entries(values).map(([name, value]) => {
    const isLanguage = (name === 'language' || name === 'other') && typeof value === 'string' && isLocale(value);
    return [name, isLanguage ? localeName(value, locale) : value] as const;
  });
  return fill<string>(words[code], Object.fromEntries(named));
}

// Problems that the linter itself reports: registration, contrast, and required parts of own markup.
const saidAlready: ReadonlySet<TcfProblem['problem']> = new Set(['cmp-id', 'contrast', 'markup']);
const paths: Readonly<Partial<Record<TcfProblem['problem'], string>>> = {
  country: 'tcf.publisherCountry',
  vendors: 'tcf.vendors',
  restriction: 'tcf.restrictions',
  stack: 'tcf.stacks',
};

/** TCF requirements that depend on this installation's lists. RULES T1, T9, T10, G10. */
function tcfFindings(
  { tcf, languages, markup }: BannerConfiguration,
  lists: TcfLists,
  now: Date,
  words: FindingWords,
  locale: Locale,
): readonly BannerFinding[] {
  const { cmpId, publisherCountry: country, vendors, restrictions, stacks } = tcf;
  const plan = { cmpId, country, languages, vendors, restrictions, stacks, markup, contrast: Infinity };
  const problems = tcfProblems(plan, lists.vendors, now.getTime()).filter(({ problem }) => !saidAlready.has(problem));
  const ofProviders = tcf.additionalConsent ? providerProblems(tcf.atps, lists.providers, now.getTime()) : [];
  // The linter reports it if no vendor is chosen at all.
  const none = vendors !== 'all' && vendors.length === 0;
  return [
    ...problems
      .filter(({ problem }) => !(none && problem === 'vendors'))
      .map(({ problem, ...values }) => {
        // `saidAlready` contains the other codes.
        const code = `tcf.${problem}` as Extract<keyof FindingWords, `tcf.${string}`>;
        const source = 'TCF Policies, II; Appendix B';
        return blocking(code, paths[problem] ?? 'tcf.on', source, said(words, locale, code, values));
      }),
    ...ofProviders.map((problem) => {
      const path = problem === 'providers-none' ? 'tcf.atps' : 'tcf.additionalConsent';
      const source = 'Google, Additional Consent technical specification';
      return blocking(`tcf.${problem}`, path, source, said(words, locale, `tcf.${problem}`, {}));
    }),
  ];
}

function blocking(code: keyof FindingWords, path: string, source: string, message: string): BannerFinding {
  return { code, weight: 'blocks', path, message, source, confirmable: null };
}
