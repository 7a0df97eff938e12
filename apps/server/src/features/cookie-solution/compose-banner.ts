import {
  askedOf,
  byMark,
  compileBanner,
  compileLayer,
  compileMedia,
  controlOf,
  holdingData,
  heldHosts,
  loadBannerWords,
  purposes,
  refusedByGpc,
  sinceOf,
  type AfterPart,
  type AskedVersion,
  type AfterParts,
  type Recipients,
  type BannerConfiguration,
  type CompiledBanner,
  type CompiledPart,
} from '@app/consent';
import { canonical } from '@app/consent/banner/changes.ts';
import { compose, composeAfter, composeCore } from '@app/consent/banner/compose.ts';
import type { Locale } from '@app/texts';
import type { CodeName, EmbedCode } from './embed-code.ts';
import type { Gathered } from './facts.ts';
import { hashOf, integrityOf, jsonType, scriptType, type RawPart } from './parts.ts';
import { composeTcf, type TcfLists } from './tcf.ts';
import type { FileHashes, StoredText } from './version-queries.ts';

export type ComposeInput = {
  /** Public id of the site. */
  readonly siteId: string;
  readonly version: number;
  /** What earlier versions asked for, the oldest first. */
  readonly history: readonly AskedVersion[];
  readonly configuration: BannerConfiguration;
  readonly gathered: Gathered;
  /** The day whose law applies, ISO 8601. */
  readonly day: string;
  /** Base URLs of the scripts and of the intake. */
  readonly base: string;
  readonly intake: string;
  readonly experiment: boolean;
  readonly lists: TcfLists;
};

export type ComposedBanner = {
  readonly asked: Recipients;
  readonly since: CompiledBanner['since'];
  /** Texts by language, the site's first language first. */
  readonly texts: readonly StoredText[];
  readonly parts: readonly RawPart[];
  /** Hash over the configuration and everything a visitor could see, regardless of file names. */
  readonly hash: Buffer;
};

/** Composes a banner in all its languages, with every file that visitors load. @throws Problem `banner.code-missing` */
export async function composeBanner(code: EmbedCode, input: ComposeInput): Promise<ComposedBanner> {
  const { configuration, gathered, version, history } = input;
  // The recipients of data are the same in all languages.
  const asked = askedOf(configuration, gathered.facts(configuration.languages[0] ?? 'en'));
  const since = sinceOf(history, asked, version);
  const parts: RawPart[] = [];
  const texts: StoredText[] = [];
  const loaded: LoadedLater[] = [];
  for (const locale of configuration.languages) loaded.push(await composeParts(code, input, locale, since, parts));
  const after = Object.fromEntries(
    loaded.map((one) => [one.banner.lang, [one.after, controlOf(one.banner)] as const] as const),
  );
  for (const one of loaded) texts.push(await composeText(code, one, after, parts));
  const seen = texts.map(({ language, banner: { version: _, since: __, parts: ___, tcf, ...banner }, layer }) => {
    const { qr: _qr, ...shown } = layer;
    // The vendor list changes every week, so it is left out of the hash; a site's own choice of vendors is part of
    // `asked`.
    return [language, banner, shown, tcf && [tcf.cmpId, tcf.cmpVersion, tcf.country]];
  });
  return { asked, since, texts, parts, hash: hashOf(canonical([configuration, seen, asked, input.experiment])) };
}

/** What the first file loads later, in one language. */
type LoadedLater = Omit<StoredText, 'files'> & {
  readonly after: AfterPart;
  readonly list: CompiledPart | undefined;
};

async function composeParts(
  code: EmbedCode,
  { siteId, version, configuration, gathered, day, base, intake, experiment, lists }: ComposeInput,
  locale: Locale,
  since: CompiledBanner['since'],
  kept: RawPart[],
): Promise<LoadedLater> {
  const words = await loadBannerWords(locale);
  const site = gathered.facts(locale);
  const part = (name: CodeName, body: string): CompiledPart => [
    `/e/${keep(kept, body)}/${name}.js`,
    integrityOf(Buffer.from(body)),
  ];
  const coded = async (name: CodeName, data: unknown) => part(name, compose(await code(name), data));

  const { tcf, signals } = configuration;
  const { vendors, providers } = lists;
  const compiledTcf = tcf.on && vendors ? composeTcf(configuration, vendors, providers, locale, words) : undefined;
  const said = { siteId, configuration, site, locale, words };
  const parts: CompiledBanner['parts'] = {
    // Filled in below: the second layer states how long a choice is valid under each regime of the compiled banner.
    layer: ['', ''],
    media: await coded('media', compileMedia(said)),
    ...(compiledTcf && { tcf: part('tcf', await code('tcf')) }),
    ...(signals.gpp && { gpp: part('gpp', await code('gpp')) }),
  };
  const list = compiledTcf && (await coded('tcf-panel', compiledTcf.panel));
  const compiled = compileBanner({
    siteId,
    version,
    since,
    configuration,
    site,
    locale,
    words,
    day,
    base,
    intake,
    parts,
    tcf: compiledTcf && list && { compiled: { ...compiledTcf.compiled, list }, names: compiledTcf.names },
    experiment,
  });
  const layer = { ...compileLayer(said, compiled.regimes), qr: await coded('qr', null) };
  const holding = await coded('holding', holdingData(compiled));
  const banner = { ...compiled, parts: { ...parts, layer: await coded('layer', layer), holding } };

  return {
    language: locale,
    banner,
    layer,
    after: keepAfter(kept, composeAfter(await code('after'), banner)),
    list,
  };
}

async function composeText(
  code: EmbedCode,
  { language, banner, layer, after, list }: LoadedLater,
  afters: AfterParts,
  kept: RawPart[],
): Promise<StoredText> {
  const parts = Object.entries({ ...banner.parts, qr: layer.qr, list });
  const files: FileHashes = {
    script: keep(kept, await composeCore('banner', code, banner, afters)),
    kept: keep(kept, await composeCore('kept', code, banner, afters)),
    granted: keep(kept, await composeCore('granted', code, banner, afters)),
    guard: keep(kept, compose(await code('guard'), guardData(banner))),
    after: Buffer.from(after, 'base64').toString('hex'),
    rules: keep(kept, JSON.stringify(rulesData(banner)), jsonType),
    ...Object.fromEntries(parts.flatMap(([name, part]) => (part ? [[name, part[0].split('/')[2] ?? '']] : []))),
  };
  return { language, banner, layer, files };
}

/** Adds the part `after`, whose path is its hash in base64. Spaces are appended until the hash has no `+` or `/`. */
function keepAfter(kept: RawPart[], made: string): AfterPart {
  for (let body = made; ; body += ' ') {
    const hash = hashOf(body).toString('base64').slice(0, 43);
    if (/[+/]/.test(hash)) continue;
    keep(kept, body);
    return hash;
  }
}

/** Adds a file to the list. Returns its hash in hexadecimal digits. */
function keep(kept: RawPart[], body: string, type = scriptType): string {
  const part = { type, body: Buffer.from(body) };
  kept.push(part);
  return hashOf(part.body).toString('hex');
}

/** Data of the inline guard. @see apps/embed, guard/inline.ts */
export function guardData(banner: CompiledBanner) {
  const { id, unknown, manual, regimes, signals, since, base, gpc } = banner;
  const before = regimes.reduce((set, regime) => set & regime.before, regimes[0]?.before ?? 0);
  const honored = gpc ?? regimes.some((regime) => regime.gpc);
  return {
    id,
    hosts: heldHosts(banner),
    since: Math.max(...since.flat()),
    // The shortest of the regimes: the script knows which one applies.
    months: Math.min(...regimes.map(({ months }) => months)),
    base: new URL(base).hostname,
    ...(unknown && !manual && { unknown }),
    ...(before > 0 && { before }),
    ...(honored && (before & refusedByGpc) > 0 && { signalled: before & ~refusedByGpc }),
    ...(signals?.google && { google: 1 }),
  };
}

/** Data for programs that mark up tags when they build pages: hosts by what a tag's mark says, with purposes by name. */
function rulesData({ version, hosts, shared, unknown }: CompiledBanner) {
  const named = (mark: string) => mark.replace(/\d/g, (bit) => purposes[Number(bit)] ?? bit);
  const entries = byMark(hosts, shared).map(([mark, list]) => [named(mark), list.split(' ').filter(Boolean)] as const);
  return { version, hosts: Object.fromEntries(entries), ...(unknown && { unknown: true }) };
}
