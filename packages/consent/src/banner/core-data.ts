import { bitOf, necessary, type PurposeSet } from '../purposes.ts';
import type { CompiledBanner, CompiledRegime, CompiledWords } from './compiled.ts';

/**
 * The part with all that may wait, by its SHA-256 in base64 without the padding: both where it stands
 * (`{base}/e/{hash}/after.js`) and what the browser checks it by. It holds letters and digits alone: a file is made so.
 */
export type AfterPart = string;

/**
 * What the two files are given that run before anything is asked for. They find it by place, since names would weigh more
 * than what they name; what a visitor needs only later stands in the part `after`, as `CompiledBanner`.
 */
export type CoreData = [
  id: string,
  base: string,
  after: AfterPart,
  hosts: readonly string[],
  unknown: 0 | 1,
  banner: Pick<CompiledBanner, 'version' | 'purposes' | 'since'>,
  regimes: readonly CoreLaw[],
  domain: string,
  // Of the whole file alone.
  lang: string,
  dir: 'ltr' | 'rtl',
  /** Custom properties and the owner's own style, as a style sheet. Pieces put theirs behind it. */
  css: string,
  position: string,
  modal: 0 | 1,
  texts: { [Mode in CoreLaw['mode']]?: CoreText },
  customise: string,
  close: string,
  failed: string,
  gpc: string,
];

/** With what the site wants beside the law: a cross, the signal obeyed. */
export type CoreLaw = Pick<CompiledRegime, 'mode' | 'before' | 'months' | 'at' | 'gpc' | 'close'>;

/** The first layer under laws of one mode. Without a word for it there is no such button. */
export type CoreText = [title: string, body: readonly CoreWords[], accept: string, reject: string];

/** Words; or a link with an address, or one to the second layer. */
export type CoreWords = string | readonly [label: string, href?: string];

const asking = { 'opt-in': 'ask', 'opt-out': 'optOut', notice: 'notice' } as const;

/** What the file for a choice that stands is given. Whatever is in doubt there the whole file decides. */
export type KeptData = [
  id: string,
  base: string,
  after: AfterPart,
  hosts: readonly string[],
  unknown: 0 | 1,
  /** The domain that is the site's own; left empty: the page's host. */
  own: string,
  purposes: PurposeSet,
  /** The version in which something new was last asked. */
  since: number,
  /** By the place of the law in `regimeIds`. */
  laws: Readonly<Record<number, KeptLaw>>,
];

export type KeptLaw = readonly [
  /** What must have been decided. */
  needed: PurposeSet,
  /** What runs if it was not. */
  before: PurposeSet,
  /** What the browser's signal refuses. */
  signal: PurposeSet,
  /** How long a choice holds at the least: months of 28 days. */
  seconds: number,
];

export function keptData(banner: CompiledBanner, after: AfterPart): KeptData {
  const { id, base, purposes, since, gpc, regimes, domain } = banner;
  const laws = regimes.map((law): readonly [number, KeptLaw] => [
    law.at,
    [
      law.mode === 'opt-in' ? purposes & ~law.before & ~necessary : 0,
      purposes & law.before,
      (law.gpc ?? gpc) ? bitOf('marketing') : 0,
      law.months * 28 * 86_400,
    ],
  ]);
  const newest = Math.max(...since);
  return [id, base, after, ...held(banner), domain ?? '', purposes, newest, Object.fromEntries(laws)];
}

function held({ hosts, unknown, manual }: CompiledBanner): readonly [hosts: readonly string[], unknown: 0 | 1] {
  return manual ? [[], 0] : [hosts.map(neighboured), unknown ?? 0];
}

/** Hosts of one domain beside one another, in which a packed file finds more that it has already. */
function neighboured(hosts: string): string {
  const key = (entry: string) => (entry.split('/')[0] ?? '').split('.').reverse().join('.');
  return hosts
    .split(' ')
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
    .join(' ');
}

export function coreData(banner: CompiledBanner, after: AfterPart): CoreData {
  const { id, base, version, purposes, since, gpc, regimes, domain, lang, rtl, look, words } = banner;
  return [
    id,
    base,
    after,
    ...held(banner),
    { version, purposes, since },
    regimes.map(({ at, mode, before, months, gpc: signal, close }) => ({
      at,
      mode,
      before,
      months,
      ...((signal ?? gpc) && { gpc: 1 as const }),
      ...((close ?? look.close) && { close: 1 as const }),
    })),
    domain ?? '',
    lang,
    rtl ? 'rtl' : 'ltr',
    styleOf(look),
    look.position,
    look.modal ?? 0,
    Object.fromEntries([...new Set(regimes.map(({ mode }) => mode))].map((mode) => [mode, textOf(mode, words)])),
    words.customise,
    words.close,
    words.failed ?? '',
    words.gpc ?? '',
  ];
}

function styleOf({ css, dark, own = '' }: CompiledBanner['look']): string {
  return `:host{${css}}${dark ? `@media(prefers-color-scheme:dark){:host{color-scheme:dark;${dark}}}` : ''}${own}`;
}

function textOf(mode: CoreLaw['mode'], words: CompiledWords): CoreText {
  const { title = '', body = '' } = words[asking[mode]] ?? {};
  const asks = mode === 'opt-in';
  return [
    title,
    linked(body, words.policy),
    (asks ? undefined : words.ok) ?? words.accept,
    mode === 'notice' ? '' : ((asks ? undefined : words.optOutButton) ?? words.reject),
  ];
}

/** Text in which `[words](policy)` leads to the cookie policy and `[words](services)` to the second layer. */
function linked(text: string, policy: string | undefined): readonly CoreWords[] {
  return text
    .split(/\[([^[\]]+\]\(\w+)\)/)
    .map((part, odd) => {
      const [label = '', to] = part.split('](');
      if (odd % 2 === 0) return part;
      return to === 'policy' && policy ? ([label, policy] as const) : ([label] as const);
    })
    .filter((part) => part !== '');
}
