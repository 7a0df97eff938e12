import type { BannerVersion, BannerVersionDetail } from '@app/contract';
import { isLocale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { recordEvent } from '../audit/index.ts';
import { findPersonOf } from '../accounts/index.ts';
import { checkSiteOrRecords } from '../sites/index.ts';
import { presentSite } from './facts.ts';
import { findPicture, listPictures, type StoredPicture } from './picture-queries.ts';
import { lockBanner } from './queries.ts';
import { keepConfiguration } from './save.ts';
import { findVersion, listTexts, listVersions, type StoredBannerVersion } from './version-queries.ts';

type Names = ReadonlyMap<string, string>;

/** E-mail addresses of the publishers. */
export async function namesOf(
  tx: Tx,
  accountId: string,
  all: readonly { readonly publishedBy: string | null }[],
): Promise<Names> {
  const ids = [...new Set(all.flatMap(({ publishedBy }) => publishedBy ?? []))];
  const people: [string, string][] = [];
  for (const id of ids) {
    const person = await findPersonOf(tx, accountId, id);
    if (person) people.push([id, person.email]);
  }
  return new Map(people);
}

/** The pictures of a site's versions. Where no browser is there to take one, it is not taken, rather than pending. */
export async function picturesOf(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  accountId: string,
  siteId: string,
): Promise<readonly StoredPicture[]> {
  const pictures = await listPictures(tx, accountId, siteId);
  return config.chromium ? pictures : pictures.map((one) => ({ ...one, failed: one.failed || !one.takenAt }));
}

/** Checks that a site exists, or that versions of its banner are kept. @throws Problem `site.not-found` */
const checkSite = checkSiteOrRecords(
  async (tx, accountId, siteId) => (await listVersions(tx, accountId, siteId, 1)).length > 0,
);

/** @throws Problem `site.not-found` */
export async function readVersions({ services, actor: { accountId } }: Context, siteId: string) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const versions = await listVersions(tx, accountId, siteId);
    const pictures = await picturesOf(tx, services, accountId, siteId);
    const names = await namesOf(tx, accountId, versions);
    return versions.map((version) => shownVersion(version, pictures, names));
  });
}

/** A version with all its words (RULES C3, C11). @throws Problem `site.not-found`, `version.not-found` */
export async function readVersion(
  { services, actor: { accountId } }: Context,
  siteId: string,
  number: number,
): Promise<BannerVersionDetail> {
  return services.db.inAccount(accountId, async (tx) => {
    const version = await presentVersion(tx, accountId, siteId, number);
    const pictures = await picturesOf(tx, services, accountId, siteId);
    const texts = await listTexts(tx, accountId, siteId, number);
    return {
      ...shownVersion(version, pictures, await namesOf(tx, accountId, [version])),
      configuration: version.configuration,
      // The same in each language.
      modes: Object.fromEntries((texts[0]?.banner.regimes ?? []).map(({ id, mode }) => [id, mode])),
      texts: Object.fromEntries(
        texts.map(({ language, banner, layer }) => [language, { first: { ...banner.words }, second: { ...layer } }]),
      ),
      allPictures: pictures
        .filter((picture) => picture.number === number)
        .map(({ language, width, takenAt, failed }) => ({
          // Only locales are published.
          language: isLocale(language) ? language : 'en',
          width,
          state: failed ? ('failed' as const) : takenAt ? ('done' as const) : ('pending' as const),
          at: takenAt?.toISOString() ?? null,
          url: takenAt ? `/api/v1/sites/${siteId}/banner/versions/${number}/pictures/${language}-${width}.png` : null,
        })),
    };
  });
}

/** @throws Problem `site.not-found`, `version.not-found`, `banner.picture-not-found` */
export async function readPicture(
  { services, actor: { accountId } }: Context,
  siteId: string,
  number: number,
  picture: string,
): Promise<FileAnswer> {
  const [, language = '', width = ''] = /^(.+)-(\d+)\.png$/.exec(picture) ?? [];
  const body = await services.db.inAccount(accountId, async (tx) => {
    await presentVersion(tx, accountId, siteId, number);
    return findPicture(tx, accountId, siteId, { number, language, width: Number(width) });
  });
  if (!body) throw new Problem('banner.picture-not-found');
  return { type: 'image/png', body };
}

/** Saves the configuration of a version again. Visitors see it once it is published. @throws as `readVersion` does */
export async function restoreVersion({ services, actor }: Context, siteId: string, number: number): Promise<void> {
  await services.db.inAccount(actor.accountId, async (tx) => {
    await presentSite(tx, actor.accountId, siteId);
    const { configuration } = await presentVersion(tx, actor.accountId, siteId, number);
    const before = await lockBanner(tx, actor.accountId, siteId);
    await keepConfiguration(tx, services, actor, siteId, before, configuration);
    await recordEvent(tx, services.now(), actor, 'banner.restored', { siteId, details: { version: number } });
  });
}

async function presentVersion(tx: Tx, accountId: string, siteId: string, number: number): Promise<StoredBannerVersion> {
  await checkSite(tx, accountId, siteId);
  const version = await findVersion(tx, accountId, siteId, number);
  if (!version) throw new Problem('version.not-found');
  return version;
}

export function shownVersion(
  { number, publishedAt, publishedBy, hash, languages, changes }: StoredBannerVersion,
  pictures: readonly StoredPicture[],
  names: Names,
): BannerVersion {
  const own = pictures.filter((picture) => picture.number === number);
  const state = own.some(({ takenAt, failed }) => !takenAt && !failed)
    ? 'pending'
    : own.some(({ failed }) => failed)
      ? 'failed'
      : 'done';
  return {
    number,
    publishedAt: publishedAt.toISOString(),
    by: publishedBy === null ? null : (names.get(publishedBy) ?? null),
    hash: hash.toString('hex'),
    languages: languages.filter(isLocale),
    changes: [...changes],
    pictures: own.length === 0 ? 'none' : state,
  };
}
