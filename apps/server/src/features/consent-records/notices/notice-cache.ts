import type { ConsentInput } from '@app/contract';
import { cache, forever } from '#platform/cache.ts';
import type { Database } from '#platform/database/database.ts';
import { noticesNumber } from '../hashes.ts';
import { sorted, type NoticeName } from '../rules.ts';
import { listNoticeTexts, type NoticeText } from './notice-queries.ts';

/** The resolved legal notices of a consent. */
export type KnownNotices = {
  /** As `consent_notices` numbers them. */
  readonly number: number;
  readonly names: readonly NoticeName[];
  /** The texts shown, by their hashes, as in a record. */
  readonly shown: readonly {
    readonly identifier: string;
    readonly version: string;
    readonly language: string;
    readonly sha256: string;
  }[];
  /** Notices that the consent names but the site does not have. Only the proofs may contain their text. */
  readonly withoutText: readonly NoticeName[];
};

type Version = { readonly identifier: string; readonly version: string };
type Site = { readonly accountId: string; readonly siteId: string };
type NoticeQuery = ConsentInput['legal_notices'][number] & { readonly version?: string | undefined };
type Texts = {
  readonly texts: readonly NoticeText[];
  /** Whether these are texts of an existing version, which never change. */
  readonly isFixed: boolean;
  /** Results for requests without a version, by request. */
  readonly found: Map<string, KnownNotices>;
};

/** How long a consent without a version may still get the previous one after a publication. */
const newest = { freshMs: 2000, staleMs: 0 };
const mostTexts = 20_000;
const mostFound = 100;
const longestAsked = 1000;

/** The cache that resolves the notices of a consent: the named version of each, else the newest at that moment. */
export function noticeCache(db: Database, clock: () => number) {
  const cached = cache<Texts>({ max: mostTexts, lifetime: ({ isFixed }) => (isFixed ? forever : newest), clock });

  function textsOf(site: Site, one?: Version): Texts | Promise<Texts> {
    return cached.get(one ? `${site.siteId} ${JSON.stringify(one)}` : site.siteId, async () => {
      const texts = await db.inAccount(site.accountId, (tx) => listNoticeTexts(tx, site.accountId, site.siteId, one));
      return { texts, isFixed: one !== undefined && texts.length > 0, found: new Map() };
    });
  }

  async function named(site: Site, { legal_notices, language }: ConsentInput): Promise<KnownNotices> {
    const found = legal_notices.map(async (notice: NoticeQuery) => {
      const { identifier, version } = notice;
      const { texts } = await textsOf(site, version === undefined ? undefined : { identifier, version });
      return noticeOf(notice, texts, language);
    });
    return noticesOf(await Promise.all(found));
  }

  /** Returns a promise only on a cache miss, which is rare. */
  return (site: Site, input: ConsentInput): KnownNotices | Promise<KnownNotices> => {
    if (input.legal_notices.length === 0) return none;
    if (input.legal_notices.some((notice: NoticeQuery) => notice.version !== undefined)) return named(site, input);
    const texts = textsOf(site);
    return texts instanceof Promise ? texts.then((loaded) => newestOf(loaded, input)) : newestOf(texts, input);
  };
}

function newestOf({ texts, found }: Texts, { legal_notices, language }: ConsentInput): KnownNotices {
  const asked = JSON.stringify([language, legal_notices]);
  const before = found.get(asked);
  if (before) return before;
  const notices = noticesOf(legal_notices.map((one) => noticeOf(one, texts, language)));
  if (asked.length <= longestAsked && found.size < mostFound) found.set(asked, notices);
  return notices;
}

const none: KnownNotices = { number: 0, names: [], shown: [], withoutText: [] };

/** The text in the language shown, else in English, else in any language. */
function noticeOf(
  asked: NoticeQuery,
  texts: readonly NoticeText[],
  language: string | undefined,
): NoticeText | NoticeName {
  const own = texts.filter(({ identifier }) => identifier === asked.identifier);
  const wanted = 'language' in asked ? asked.language : language;
  const text = own.find((one) => one.language === wanted) ?? own.find((one) => one.language === 'en') ?? own[0];
  return text ?? { identifier: asked.identifier, version: asked.version ?? null };
}

function noticesOf(found: readonly (NoticeText | NoticeName)[]): KnownNotices {
  // A notice named twice counts once.
  const notices = [...new Map(found.map((notice) => [notice.identifier, notice])).values()];
  const names = sorted(notices);
  return {
    number: noticesNumber(names),
    names,
    shown: notices.flatMap((notice) =>
      'sha256' in notice
        ? {
            identifier: notice.identifier,
            version: notice.version,
            language: notice.language,
            sha256: notice.sha256.toString('hex'),
          }
        : [],
    ),
    withoutText: sorted(notices.filter((notice) => !('sha256' in notice))),
  };
}
