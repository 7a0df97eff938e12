import { bitOf, necessary, necessarySharing, type PurposeSet } from '../purposes.ts';
import type { CompiledBanner, CompiledRegime, CompiledWords } from './compiled.ts';
import { byMark } from './hosts.ts';
import { controlOf, type KeptControl } from './kept-control.ts';

/**
 * SHA-256 in unpadded base64 of the part that holds everything not needed at once. It is both the path
 * (`{base}/e/{hash}/after.js`) and the integrity hash. It contains only letters and digits: the build makes the file so
 * that it does.
 */
export type AfterPart = string;

/** Hosts joined by spaces, by the bit in what may run now that they wait for. See `withSharing`; 0 waits for nothing. */
export type HeldHosts = readonly string[];

/**
 * Data of the two entry files, which run before anything is asked for. It is a tuple, because names would weigh more
 * than the values; what a visitor needs only later is in the part `after`, as `CompiledBanner`.
 */
export type CoreData = [
  id: string,
  base: string,
  after: AfterPart,
  hosts: HeldHosts,
  unknown: 0 | 1,
  banner: Pick<CompiledBanner, 'version' | 'purposes' | 'since'>,
  regimes: readonly CoreLaw[],
  domain: string,
  // The rest is only in the full file (`banner`).
  lang: string,
  dir: 'ltr' | 'rtl',
  /** Custom properties and the owner's own style, as a style sheet. Pieces append theirs. */
  css: string,
  position: string,
  modal: 0 | 1,
  texts: { [Mode in CoreLaw['mode']]?: CoreText },
  customise: string,
  close: string,
  failed: string,
  gpc: string,
  /** Hosts that are never blocked besides the page's own, separated by spaces. */
  own: string,
];

/** A regime, with the site's own settings applied: the closing cross, and honoring the signal. */
export type CoreLaw = Pick<CompiledRegime, 'mode' | 'before' | 'months' | 'at' | 'gpc' | 'close'>;

/** Texts of the first layer for all laws of one mode. An empty label means that there is no such button. */
export type CoreText = [title: string, body: readonly CoreWords[], accept: string, reject: string];

/** Plain text, a link with a URL, or (without `href`) a link to the second layer. */
export type CoreWords = string | readonly [label: string, href?: string];

const asking = { 'opt-in': 'ask', 'opt-out': 'optOut', notice: 'notice' } as const;

/**
 * Data of the two files for visitors whose choice is still valid. In any doubt, they load a file that knows more, which
 * decides.
 */
export type KeptData = readonly [
  id: string,
  base: string,
  after: AfterPart,
  purposes: PurposeSet,
  /** From this version on, every choice holds. */
  since: number,
  /** Laws by their index in `regimeIds`. */
  laws: Readonly<Record<number, KeptLaw>>,
  control: KeptControl | 0,
  /** Whether the part `after` has something to do on every page: 1 when the page is idle, 2 at once. */
  busy: 0 | 1 | 2,
  /** What must be allowed; of the file `granted`, everything, because otherwise something would have to wait. */
  all: PurposeSet,
  // The rest is only in the file `kept`, which has a guard.
  hosts?: HeldHosts,
  unknown?: 0 | 1,
  /** As in `CoreData`. */
  own?: string,
];

export type KeptLaw = readonly [
  /** Purposes that must have been decided. */
  needed: PurposeSet,
  /** Purposes that run if they were not decided. */
  before: PurposeSet,
  /** Purposes that the browser's Global Privacy Control signal refuses. */
  signal: PurposeSet,
  /** Shortest validity of a choice, in seconds: a month counts as 28 days. */
  seconds: number,
];

export function keptData(banner: CompiledBanner, after: AfterPart, file: 'kept' | 'granted'): KeptData {
  const { id, base, purposes, since, gpc, regimes, look, parts } = banner;
  const laws = regimes.map((law): readonly [number, KeptLaw] => [
    law.at,
    [
      law.mode === 'opt-in' ? purposes & ~law.before & ~necessary : 0,
      (purposes | necessarySharing) & law.before,
      (law.gpc ?? gpc) ? bitOf('marketing') | necessarySharing : 0,
      law.months * 28 * 86_400,
    ],
  ]);
  const [hosts, unknown] = held(banner);
  const waited = hosts.reduce((set, list, bit) => (bit > 0 && list ? set | (1 << bit) : set), unknown && 16);
  const data = [
    id,
    base,
    after,
    purposes | necessarySharing,
    Math.max(...since.flat()),
    Object.fromEntries(laws),
    controlOf(banner),
    // Vendors and their scripts wait for an answer of TCF and GPP.
    (parts.tcf ?? parts.gpp) ? 2 : look.own === undefined ? 0 : 1,
  ] as const;
  return file === 'granted' ? [...data, purposes | waited] : [...data, 0, hosts, unknown, ownHosts(banner)];
}

/** Data of the part that holds back, for pages that began with everything allowed. */
export function holdingData(banner: CompiledBanner): readonly [hosts: HeldHosts, unknown: 0 | 1, own: string] {
  return [...held(banner), ownHosts(banner)];
}

/** Hosts that are never blocked besides the page's own, separated by spaces. */
function ownHosts({ domain = '', base }: Pick<CompiledBanner, 'domain' | 'base'>): string {
  const host = /^https?:\/\/([^/:]+)/.exec(base)?.[1] ?? '';
  return `${domain} ${host}`.trim();
}

type Blocking = Pick<CompiledBanner, 'hosts' | 'shared' | 'unknown' | 'manual'>;

function held(banner: Blocking): readonly [hosts: HeldHosts, unknown: 0 | 1] {
  return [heldHosts(banner), (banner.manual ? 0 : banner.unknown) ?? 0];
}

/** The hosts that the guard holds back; none if automatic blocking is off. */
export function heldHosts({ hosts, shared, manual }: Blocking): HeldHosts {
  const lists: Record<number, string> = {};
  for (const [mark, list] of manual ? [] : byMark(hosts, shared)) {
    const [bit, besides] = mark.split(' ').map(Number);
    lists[(bit ?? 0) + (besides ? 5 : 0)] = neighboured(list);
  }
  const last = Math.max(-1, ...Object.keys(lists).map(Number));
  return Array.from({ length: last + 1 }, (_, bit) => lists[bit] ?? '');
}

/** Sorts hosts by domain, so that hosts of one domain are adjacent and the file compresses better. */
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
    ownHosts(banner),
  ];
}

function styleOf({ css, dark, own = '' }: CompiledBanner['look']): string {
  return `:host{${css}}${dark ? `:host(.d){${dark}}` : ''}${own}`;
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

/**
 * Splits text into plain text and links: `[words](policy)` leads to the cookie policy, `[words](services)` to the
 * second layer.
 */
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
