import { stringsName } from '../choice.ts';
import { coreData, keptData, type AfterPart } from './core-data.ts';
import type { KeptControl } from './kept-control.ts';
import type { CompiledBanner } from './compiled.ts';
import { hasLongLabels } from './label-width.ts';

/**
 * Wraps built code in a function that receives its data as `$candor`. The result is also safe inside a `<script>`
 * element: the data cannot end the element or a line.
 */
export function compose(code: string, data: unknown): string {
  return `(function($candor){${code}})(${written(data)});\n`;
}

/**
 * Asks the browser to compile the whole file on another thread while it downloads, instead of compiling each function
 * on the main thread at its first call, at the latest during the click. It only works at the very top of a file.
 * Browsers that do not know it treat it as a comment.
 * @see https://wicg.github.io/explicit-javascript-compile-hints-file-based/
 */
const early = '//# allFunctionsCalledOnLoad\n';

/**
 * The entry files: `banner` for a visitor who may be asked, `kept` for one whose choice is still valid, `granted` for one who
 * allowed everything, so that nothing has to be held back.
 */
export type CoreFile = 'banner' | 'kept' | 'granted';

/** Features that only some sites have. The code of each is put before the code of the file, in the same function. */
const pieces = {
  'tcf-stub': ({ tcf }) => tcf && null,
  'gpp-stub': ({ parts }) => parts.gpp && null,
  google: ({ signals }) => signals?.google && (signals.redact ?? 0),
  passthrough: ({ signals }) => signals?.passthrough && null,
  others: ({ signals: { uet, clarity, meta } = {} }) => (uet ?? clarity ?? meta) && { uet, clarity, meta },
  where: ({ where }, file) => (file === 'banner' ? where : undefined),
  language: ({ lang, langs }, file) => (file === 'banner' ? langs && [lang, ...langs] : undefined),
  'kept-language': ({ langs }, file, after) => (file !== 'banner' && langs ? after : undefined),
  extensions: ({ parts: { tcf, gpp }, regimes }, file) =>
    file === 'banner' && (tcf ?? gpp)
      ? [tcf ?? 0, gpp ?? 0, regimes.flatMap((law, place) => (law.gpp ? [place] : []))]
      : undefined,
  'kept-tcf': ({ id, tcf, regimes }, file) =>
    file !== 'banner' && tcf ? [stringsName(id), regimes.flatMap(({ at, gdpr }) => (gdpr ? [at] : []))] : undefined,
  // Before the pieces below, which add rules to the style that a variant replaces.
  variants: ({ variants, ...banner }, file) =>
    file === 'banner' && variants ? variantsOf(banner, variants) : undefined,
  bar: placed('bottom', 'top'),
  top: placed('top'),
  centre: placed('centre'),
  box: placed('box-start', 'box-end'),
  long: ({ words, variants = [] }, file) =>
    file === 'banner' && [words, ...variants.map((one) => one.words ?? {})].some(hasLongLabels) ? null : undefined,
  logo: ({ look }, file) => (file === 'banner' && look.logo ? null : undefined),
  dress: (banner, file) => (file === 'banner' ? dressOf(banner) : undefined),
} as const satisfies Record<string, Piece>;

/** Returns a piece's data: `null` if it has none, undefined if the site does not use the piece. */
type Piece = (banner: CompiledBanner, file: CoreFile, after: AfterParts) => unknown;

/** What each variant of an A/B test changes in `CoreData`: the share of visitors in percent, and the new values by index. */
export type PieceVariants = readonly (readonly [share: number, changes: Readonly<Record<number, unknown>>])[];

/**
 * What each language of the site has of its own: the `after` part, composed with the banner in that language, and the
 * reopen control.
 */
export type AfterParts = Readonly<Record<string, readonly [after: AfterPart, control: KeptControl | 0]>>;

export type PieceName = keyof typeof pieces;

/**
 * Composes one of the entry files from built code.
 * @throws Error if there is no `after` part in the banner's own language
 */
export async function composeCore(
  file: CoreFile,
  code: (name: CoreFile | PieceName) => string | Promise<string>,
  banner: CompiledBanner,
  parts: AfterParts,
): Promise<string> {
  const [after] = parts[banner.lang] ?? [];
  if (after === undefined) throw new Error(`There is no part in ${banner.lang}`);
  let text = '';
  for (const [name, dataOf] of Object.entries(pieces) as [PieceName, Piece][]) {
    const data = dataOf(banner, file, parts);
    if (data === undefined) continue;
    // Each piece gets a function scope, because minified names of the pieces may collide.
    text += `($its=>{${await code(name)}})(${data === null ? '' : written(data)});`;
  }
  const data = file === 'banner' ? coreData(banner, after) : keptData(banner, after, file);
  // What only runs later is compiled later on most pages, where nobody is asked anything.
  const hint = file === 'banner' ? early : '';
  // A page may load the file twice: the second run must do nothing.
  return `${hint}(($candor,$first,$says)=>{if(window.candorJoint)return;${text}${await code(file)}})(${written(data)},[],[]);\n`;
}

/** Composes the part `after`. It has no hosts: the guard, which is already running, has them. */
export function composeAfter(code: string, banner: CompiledBanner): string {
  const { shared: _, ...rest } = banner;
  return compose(code, { ...rest, hosts: [] });
}

/**
 * Optional content of the first layer: a logo, the owner's markup, texts on exemptions and on asking again. Undefined
 * if there is none.
 */
function dressOf({ look: { logo, markup }, words: { exempt, again }, since, regimes }: CompiledBanner): unknown {
  // A valid choice can leave purposes open only after an older version or under another law.
  const asksAgain = regimes.length > 1 || since.flat().some((version) => version > 1);
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
