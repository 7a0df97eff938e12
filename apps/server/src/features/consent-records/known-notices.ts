import type { ConsentInput } from '@app/contract';
import type { Database } from '#platform/database/database.ts';
import { listNoticeTexts, type NoticeText } from './notice-queries.ts';

/** A notice as a record names it: the text that was shown, by its hash. */
export type KnownNotice = {
  readonly identifier: string;
  /** Null: the site has no such notice, or not in that version where none was said. */
  readonly version: string | null;
  readonly language?: string;
  readonly sha256?: Buffer;
};

type Site = { readonly accountId: string; readonly siteId: string };
type Asked = ConsentInput['legal_notices'][number] & { readonly version?: string | undefined };
type Known = { readonly until: number; readonly texts: readonly NoticeText[] };

/** A version that was just published is what forms show from then on: for so long they may name the one before. */
const believed = 2000;
const mostKnown = 20_000;

/** What the notices of a consent are, in the words of that moment: the newest version of each, or the one that was named. */
export function knownNotices(db: Database, clock: () => number) {
  const known = new Map<string, Known>();

  async function textsOf(site: Site, one?: { identifier: string; version: string }): Promise<readonly NoticeText[]> {
    const key = one ? `${site.siteId} ${JSON.stringify(one)}` : site.siteId;
    const found = known.get(key);
    // What a version says never changes.
    if (found && (found.until > clock() || (one && found.texts.length > 0))) return found.texts;
    const texts = await db.inAccount(site.accountId, (tx) => listNoticeTexts(tx, site.accountId, site.siteId, one));
    if (known.size >= mostKnown) known.clear();
    known.set(key, { until: clock() + believed, texts });
    return texts;
  }

  async function find(site: Site, asked: Asked, language: string | undefined): Promise<KnownNotice> {
    const { identifier, version } = asked;
    const texts = await textsOf(site, version === undefined ? undefined : { identifier, version });
    const own = texts.filter((text) => text.identifier === identifier);
    const wanted = 'language' in asked ? asked.language : language;
    const text = own.find((one) => one.language === wanted) ?? own.find((one) => one.language === 'en') ?? own[0];
    if (!text) return { identifier, version: version ?? null };
    return { identifier, version: text.version, language: text.language, sha256: text.sha256 };
  }

  return async (site: Site, { legal_notices, language }: ConsentInput): Promise<readonly KnownNotice[]> => {
    const found = await Promise.all(legal_notices.map((asked) => find(site, asked as Asked, language)));
    // Named twice, it is one.
    return [...new Map(found.map((notice) => [notice.identifier, notice])).values()];
  };
}
