import type { ConsentInput } from '@app/contract';
import { cache, forever } from '#platform/cache.ts';
import type { Database } from '#platform/database/database.ts';
import { noticesNumber } from '../hashes.ts';
import { sorted, type NoticeName } from '../rules.ts';
import { listNoticeTexts, type NoticeText } from './notice-queries.ts';

/** What the notices of a consent are. */
export type KnownNotices = {
  /** As `consent_notices` numbers them. */
  readonly number: number;
  readonly names: readonly NoticeName[];
  /** As a record names them: the texts that were shown, by their hashes. */
  readonly shown: readonly {
    readonly identifier: string;
    readonly version: string;
    readonly language: string;
    readonly sha256: string;
  }[];
  /** Named, but the site has no such text: what was shown is in the proofs, if anywhere. */
  readonly withoutText: readonly NoticeName[];
};

type Version = { readonly identifier: string; readonly version: string };
type Site = { readonly accountId: string; readonly siteId: string };
type NoticeQuery = ConsentInput['legal_notices'][number] & { readonly version?: string | undefined };
type Texts = {
  readonly texts: readonly NoticeText[];
  /** Whether this is of a version that is there: what it says never changes. */
  readonly isFixed: boolean;
  /** What came of these texts where no version was named, by what was asked. */
  readonly found: Map<string, KnownNotices>;
};

/** A version that was just published is what forms show from then on: for so long they may name the one before. */
const newest = { freshMs: 2000, staleMs: 0 };
const mostTexts = 20_000;
const mostFound = 100;
const longestAsked = 1000;

/** What the notices of a consent are, in the words of that moment: the newest version of each, or the one that was named. */
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

  /** A promise only where the database has to be asked: nearly always it has not. */
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

/** The text in the language that was shown, as far as there is one. */
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
  // Named twice, it is one.
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
