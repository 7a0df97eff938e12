import { publishedBanner, publishedLook, type BannerConfiguration } from '@app/consent';
import type { BannerChange, BannerFinding, BannerWeight } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { holdRows } from '../evidence/index.ts';
import { dayOf, keepPublishedBanner, keepPublishedLook } from '../policies/index.ts';
import { findClosed } from './closed-queries.ts';
import { composeBanner, type ComposedBanner, type ComposeInput } from './compose-banner.ts';
import type { EmbedCode } from './embed-code.ts';
import type { Gathered } from './facts.ts';
import { findingsOf } from './findings.ts';
import { takePictures } from './jobs.ts';
import { keepParts, type Sizes } from './parts.ts';
import { insertPictures } from './picture-queries.ts';
import { updatePublished, type StoredBanner } from './queries.ts';
import { changesBetween, pictureWidths } from './rules.ts';
import { readTcfLists } from './tcf.ts';
import {
  findVersion,
  insertTexts,
  insertVersion,
  listAsked,
  listTexts,
  updateFiles,
  type StoredBannerVersion,
} from './version-queries.ts';

export type Published = {
  readonly version: StoredBannerVersion;
  /** Whether a new version was created, because visitors see something new. */
  readonly created: boolean;
  readonly findings: readonly BannerFinding[];
};

type Publication = {
  readonly publicId: string;
  readonly configuration: BannerConfiguration;
  readonly gathered: Gathered;
  readonly experiment: boolean;
  /** Set if the publication starts or stops an A/B test. */
  readonly turn?: 'test-started' | 'test-stopped';
  /** The person who publishes; null for an automatic update. */
  readonly by: string | null;
  /** Language of the findings. */
  readonly locale: Locale;
};

/**
 * Composes a locked banner in all its languages. If it differs from the last version, it becomes the next one; if not,
 * the last version gets the new files, since our code may have changed. If the linter blocks it, returns the findings
 * instead.
 * @throws Problem `banner.code-missing`
 */
export async function publishNext(
  tx: Tx,
  services: Services,
  code: EmbedCode,
  accountId: string,
  banner: Pick<StoredBanner, 'siteId' | 'publishedNumber'>,
  { publicId, configuration, gathered, experiment, turn, by, locale }: Publication,
): Promise<Published | { readonly blocked: readonly BannerFinding[] }> {
  const { siteId } = banner;
  const { config } = services;
  const now = services.now();
  const lists = await readTcfLists(tx, configuration);
  const findings = await findingsOf(configuration, gathered, { day: dayOf(now), locale, now, lists });
  const blocked = findings.filter(({ weight }) => weight === 'blocks');
  if (blocked.length > 0) return { blocked };

  const last = banner.publishedNumber ? await findVersion(tx, accountId, siteId, banner.publishedNumber) : undefined;
  const history = await listAsked(tx, accountId, siteId);
  const input = (version: number): ComposeInput => ({
    siteId: publicId,
    version,
    history: history.filter(({ number }) => number < version),
    configuration,
    gathered,
    day: dayOf(now),
    base: config.contentUrl,
    intake: config.intakeUrl,
    experiment,
    lists,
  });
  const says = publishedBanner(publicId, configuration, gathered.facts('en'));
  await keepPublishedBanner(tx, accountId, siteId, says, now);
  await keepPublishedLook(tx, accountId, siteId, publishedLook(configuration));
  // Versions of a deleted banner count, too: browsers and choices know their numbers.
  const closed = await findClosed(tx, accountId, siteId);
  const number = Math.max(closed?.lastNumber ?? 0, ...history.map((one) => one.number)) + 1;
  const next = await composeBanner(code, input(number));
  if (last?.hash.equals(next.hash)) {
    const same = await composeBanner(code, input(last.number));
    await refreshFiles(tx, services, accountId, siteId, last.number, same);
    return { version: last, created: false, findings };
  }

  const sizes = await keepParts(tx, next.parts, now);
  const version: StoredBannerVersion = {
    number,
    configuration,
    hash: next.hash,
    languages: configuration.languages,
    since: next.since.map((held) => held.at(-1) ?? number),
    asked: next.asked,
    facts: gathered.stored,
    changes: changesOf(last, { configuration, facts: gathered.stored, since: next.since }, turn),
    weight: weightOf(next, sizes),
    publishedBy: by,
    publishedAt: now,
  };
  await insertVersion(tx, accountId, siteId, version);
  await insertTexts(tx, accountId, siteId, number, next.texts);
  await holdRows(tx, accountId, 'banner-version', { ids: [siteId], number }, now);
  await updatePublished(tx, accountId, siteId, { publishedNumber: number });
  const pictures = version.languages.flatMap((language) => pictureWidths.map((width) => ({ number, language, width })));
  await insertPictures(tx, accountId, siteId, pictures);
  await enqueue(tx, takePictures, { accountId, siteId });
  return { version, created: true, findings };
}

/** Changes of a version for the history. Every version has at least one. */
function changesOf(
  last: StoredBannerVersion | undefined,
  next: Parameters<typeof changesBetween>[1],
  turn: Publication['turn'],
): readonly BannerChange[] {
  if (!last) return [{ kind: 'first', what: '' }];
  const all = [...(turn ? [{ kind: turn, what: '' }] : []), ...changesBetween(last, next)];
  return all.length > 0 ? all : [{ kind: 'words', what: '' }];
}

/** Writes the files that changed, if any. */
async function refreshFiles(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
  number: number,
  { texts, parts }: ComposedBanner,
): Promise<void> {
  const kept = await listTexts(tx, accountId, siteId, number);
  const changed = texts.filter((text) => {
    const before = kept.find(({ language }) => language === text.language);
    return Object.entries(text.files).some(([name, hash]) => before?.files[name] !== hash);
  });
  if (changed.length === 0) return;
  await keepParts(tx, parts, services.now());
  for (const text of changed) await updateFiles(tx, accountId, siteId, number, text);
  await holdRows(tx, accountId, 'banner-version', { ids: [siteId], number }, services.now());
}

/** File sizes in the first language. */
export function weightOf({ texts }: Pick<ComposedBanner, 'texts'>, sizes: Sizes): BannerWeight {
  const files = texts[0]?.files ?? {};
  const size = (name: string) => sizes.get(files[name] ?? '') ?? 0;
  return { first: size('script'), kept: size('kept'), guard: size('guard'), layer: size('layer') };
}
