import { fill, formatList, formatNumber, plural, type Locale } from '@app/texts';
import { necessary, purposesIn, type PurposeSet } from '../purposes.ts';
import type { CompiledRegime, CompiledWords } from './compiled.ts';
import type { TextOverrides } from './configuration.ts';
import type { PolicyKind } from '@app/catalogue';
import { joinSentences, type BannerWords } from './words.ts';

/** What the texts must name under TCF. Official names, in the language being compiled (RULES T10, T11). */
export type TcfNames = {
  /** Names of purposes, or of the stacks that replace them. */
  readonly purposes: readonly string[];
  readonly specialFeatures: readonly string[];
  /** Number of vendors, including Google's providers if they are asked for. */
  readonly vendors: number;
  /** Whether any vendor relies on legitimate interest. */
  readonly legitimateInterest: boolean;
};

export type FirstLayer = {
  readonly locale: Locale;
  readonly words: BannerWords;
  /** Name of the controller. */
  readonly owner: string;
  readonly policyUrl?: string | undefined;
  readonly policyKind?: PolicyKind | undefined;
  readonly purposes: PurposeSet;
  /** Names of the recipients of data. */
  readonly recipients: readonly string[];
  readonly regimes: readonly CompiledRegime[];
  /** Whether Global Privacy Control may have been honored. */
  readonly gpc: boolean;
  readonly overrides: TextOverrides;
  readonly tcf?: TcfNames | undefined;
};

type Asking = 'ask' | 'optOut' | 'notice';
const asking = { 'opt-in': 'ask', 'opt-out': 'optOut', notice: 'notice' } as const;

/** Words of the first layer, only for modes that occur among the regimes. RULES B9. */
export function firstLayerWords(layer: FirstLayer): CompiledWords {
  const { words, overrides, regimes, gpc, policyUrl, purposes } = layer;
  const { buttons, close, reopen, again, exempt, failed } = words.banner;
  const kinds = [...new Set(regimes.map(({ mode }) => asking[mode]))];
  return {
    ...Object.fromEntries(kinds.map((kind) => [kind, textOf(kind, kind === kinds[0], layer)])),
    ...(regimes.some(({ mode, before }) => mode === 'opt-in' && before & purposes) && {
      exempt: fill(exempt, { reject: overrides.reject ?? buttons.reject }),
    }),
    ...(kinds.includes('ask') && { again }),
    accept: overrides.accept ?? buttons.accept,
    reject: overrides.reject ?? buttons.reject,
    customise: overrides.customise ?? buttons.customise,
    ...(kinds.includes('optOut') && { optOutButton: buttons.optOut }),
    ...(kinds.some((kind) => kind !== 'ask') && { ok: buttons.ok }),
    close,
    reopen,
    ...(gpc && { gpc: words.banner.gpc }),
    failed,
    ...(policyUrl !== undefined && { policy: policyUrl }),
  };
}

/**
 * Title and body of one mode. The owner's own words are used for the first mode only: they were written for what most
 * visitors are asked.
 */
function textOf(kind: Asking, isFirst: boolean, layer: FirstLayer): { readonly title: string; readonly body: string } {
  const { words, overrides, tcf } = layer;
  const ofFramework = kind === 'ask' && tcf ? tcf : undefined;
  const own = isFirst ? overrides : {};
  const title = own.title ?? (ofFramework ? words.banner.tcf.title : words.banner[kind].title);
  if (own.body !== undefined) return { title, body: ownBody(own.body, layer) };
  return { title, body: ofFramework ? frameworkBody(ofFramework, layer) : body(kind, layer) };
}

function body(kind: Asking, layer: FirstLayer): string {
  const { words, owner, locale } = layer;
  const { what, freedom } = words.banner[kind];
  return joinSentences(locale, [
    fill(what, { owner, purposes: purposeList(layer) }),
    thirdParties(layer),
    fill(freedom, { reopen: words.banner.reopen }),
    policySentence(layer),
  ]);
}

function frameworkBody(tcf: TcfNames, layer: FirstLayer): string {
  const { words, owner, locale, overrides } = layer;
  const said = words.banner.tcf;
  const customise = overrides.customise ?? words.banner.buttons.customise;
  return joinSentences(locale, [
    fill(said.what, {
      owner,
      number: formatNumber(locale, tcf.vendors),
      purposes: formatList(locale, tcf.purposes),
    }),
    tcf.specialFeatures.length > 0
      ? fill(said.specialFeatures, { features: formatList(locale, tcf.specialFeatures) })
      : undefined,
    tcf.legitimateInterest ? fill(said.interest, { customise }) : undefined,
    fill(said.freedom, { reopen: words.banner.reopen }),
    policySentence(layer),
  ]);
}

/** The owner's own body, with the links that the law requires appended if it lacks them. RULES B9. */
function ownBody(text: string, layer: FirstLayer): string {
  const { words, owner, locale, recipients, tcf } = layer;
  const filled = fill<string>(text, {
    owner,
    purposes: purposeList(layer),
    number: formatNumber(locale, tcf?.vendors ?? recipients.length),
    reopen: words.banner.reopen,
  });
  return joinSentences(locale, [
    filled,
    filled.includes('](services)') ? undefined : thirdParties(layer),
    filled.includes('](policy)') ? undefined : policySentence(layer),
  ]);
}

function purposeList({ words, purposes, locale }: FirstLayer): string {
  const { uses } = words.banner;
  return formatList(
    locale,
    purposesIn(purposes & ~necessary).flatMap((purpose) => (purpose === 'necessary' ? [] : [uses[purpose]])),
  );
}

function thirdParties({ words, recipients, locale }: FirstLayer): string {
  const { thirdParties: some, noThirdParties } = words.banner;
  if (recipients.length === 0) return noThirdParties;
  // Links are buttons, which lines break around: the number goes into the link, so it cannot stay behind on its own.
  const number = formatNumber(locale, recipients.length);
  return plural(locale, recipients.length, some).replace(`${number} [`, `[${number} `);
}

/** The sentence that links to the policy; undefined if no policy is published. */
function policySentence({ words: { banner }, policyUrl, policyKind }: FirstLayer): string | undefined {
  if (policyUrl === undefined) return undefined;
  return policyKind === 'privacy_policy' ? banner.privacyPolicy : banner.policy;
}
