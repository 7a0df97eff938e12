import { stringsName } from '../choice.ts';
import { coreData, keptData, type AfterPart } from './core-data.ts';
import type { CompiledBanner } from './compiled.ts';

/**
 * A script as it is sent: code that was built, around the data it is for. The code finds it as `$candor`. The data may
 * stand inside a `<script>` too: nothing in it ends the element or a line.
 */
export function compose(code: string, data: unknown): string {
  return `(function($candor){${code}})(${written(data)});\n`;
}

/**
 * Asks the browser to compile a whole file while it comes, on another thread, instead of each function on the page's own
 * when it is first called: at the latest within the click. It counts at the very top of a file alone. Where it is not
 * known it is a comment. @see https://wicg.github.io/explicit-javascript-compile-hints-file-based/
 */
const early = '//# allFunctionsCalledOnLoad\n';

/** The two files a page begins with: for a visitor who may be asked, and for one whose choice stands. */
export type CoreFile = 'banner' | 'kept';

/** What only some sites have. Each is code that stands before that of the file, in the same function. */
const pieces = {
  'tcf-stub': ({ tcf }) => tcf && null,
  'gpp-stub': ({ parts }) => parts.gpp && null,
  google: ({ signals }) => signals?.google && (signals.redact ?? 0),
  passthrough: ({ signals }) => signals?.passthrough && null,
  others: ({ signals: { uet, clarity, meta } = {} }) => (uet ?? clarity ?? meta) && { uet, clarity, meta },
  where: ({ where }, file) => (file === 'banner' ? where : undefined),
  language: ({ lang, langs }, file) => (file === 'banner' ? langs && [lang, ...langs] : undefined),
  'kept-language': ({ langs }, file, after) => (file === 'kept' && langs ? after : undefined),
  extensions: ({ parts: { tcf, gpp }, regimes }, file) =>
    file === 'banner' && (tcf ?? gpp)
      ? [tcf ?? 0, gpp ?? 0, regimes.flatMap((law, place) => (law.gpp ? [place] : []))]
      : undefined,
  'kept-tcf': ({ id, tcf, regimes }, file) =>
    file === 'kept' && tcf ? [stringsName(id), regimes.flatMap(({ at, gdpr }) => (gdpr ? [at] : []))] : undefined,
  hurry: ({ parts: { tcf, gpp } }, file) => (file === 'kept' && (tcf ?? gpp) ? null : undefined),
  bar: placed('bottom', 'top'),
  top: placed('top'),
  centre: placed('centre'),
  box: placed('box-start', 'box-end'),
  logo: ({ look }, file) => (file === 'banner' && look.logo ? null : undefined),
  dress: (banner, file) => (file === 'banner' ? dressOf(banner) : undefined),
  variants: ({ variants, ...banner }, file) =>
    file === 'banner' && variants ? variantsOf(banner, variants) : undefined,
} as const satisfies Record<string, Piece>;

/** Its data, `null` where it has none; undefined where a site does not have it. */
type Piece = (banner: CompiledBanner, file: CoreFile, after: AfterParts) => unknown;

/** What a variant of an A/B test changes in `CoreData`, by place, with its share of visitors in percent. */
export type PieceVariants = readonly (readonly [share: number, changes: Readonly<Record<number, unknown>>])[];

/** By language of the site: each is composed with the banner in it. */
export type AfterParts = Readonly<Record<string, AfterPart>>;

export type PieceName = keyof typeof pieces;

/**
 * One of the two files, of the code that was built.
 * @throws Error where there is no part of the banner's own language
 */
export async function composeCore(
  file: CoreFile,
  code: (name: CoreFile | PieceName) => string | Promise<string>,
  banner: CompiledBanner,
  parts: AfterParts,
): Promise<string> {
  const after = parts[banner.lang];
  if (after === undefined) throw new Error(`There is no part in ${banner.lang}`);
  let text = '';
  for (const [name, dataOf] of Object.entries(pieces) as [PieceName, Piece][]) {
    const data = dataOf(banner, file, parts);
    if (data === undefined) continue;
    // In a function of its own: what the build called by one letter may bear another's name.
    text += `($its=>{${await code(name)}})(${data === null ? '' : written(data)});`;
  }
  const data = file === 'banner' ? coreData(banner, after) : keptData(banner, after);
  // A page may load a file twice: the second must change nothing.
  return `${early}(($candor,$first,$says)=>{if(window.candorJoint)return;${text}${await code(file)}})(${written(data)},[],[]);\n`;
}

/** The part `after`. Hosts are the guard's, which stands already. */
export function composeAfter(code: string, banner: CompiledBanner): string {
  return early + compose(code, { ...banner, hosts: [] });
}

/** What a first layer has beside ours, if anything. */
function dressOf({ look: { logo, markup }, words: { exempt, again }, since, regimes }: CompiledBanner): unknown {
  // A choice that stands leaves something open where there was an older version, or is another law.
  const asksAgain = regimes.length > 1 || since.some((version) => version > 1);
  const dress = { logo, markup, exempt, ...(asksAgain && { again }) };
  return Object.values(dress).some((one) => one !== undefined) ? dress : undefined;
}

function placed(...positions: readonly string[]): Piece {
  return ({ look, variants = [] }, file) =>
    file === 'banner' &&
    [look, ...variants.map((one) => one.look)].some((one) => positions.includes(one?.position ?? ''))
      ? null
      : undefined;
}

function variantsOf(banner: CompiledBanner, variants: NonNullable<CompiledBanner['variants']>): PieceVariants {
  const own = coreData(banner, '');
  return variants.map(({ share, look, words }) => {
    const changed = { ...banner, look: { ...banner.look, ...look }, words: { ...banner.words, ...words } };
    const entries = coreData(changed, '').map((value, place) => [place, value] as const);
    return [
      share,
      Object.fromEntries(entries.filter(([place, value]) => JSON.stringify(value) !== JSON.stringify(own[place]))),
    ];
  });
}

function written(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
