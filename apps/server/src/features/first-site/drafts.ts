import { isUrl } from '@app/contract';
import type { Locale } from '@app/texts';
import { newId } from '#platform/database/ids.ts';
import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import {
  countScans,
  findBannerPage,
  findDraft,
  insertDraft,
  lockDrafts,
  referToRecentDraft,
  type StoredDraft,
} from './draft-queries.ts';
import { scanDraft } from './jobs.ts';
import { draftLimits, startOf } from './rules.ts';

type DraftRequest = {
  readonly address: string;
  readonly locale: Locale;
  readonly country: string | null;
};

type DraftStart = { readonly token: string } | { readonly refusal: 'address' | 'busy' | 'host' };

/**
 * Makes a draft of a site, which a job fills. For the same address as a moment ago it refers to the draft that was made then, so that a
 * site is looked at, and its result stored, once however many ask.
 */
export async function startDraft(services: Services, { address, locale, country }: DraftRequest): Promise<DraftStart> {
  const start = isUrl(address) ? startOf(address) : undefined;
  if (!start) return { refusal: 'address' };
  const now = services.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const token = randomToken();
  const draft = {
    ...start,
    id: newId(now),
    tokenHash: sha256(token),
    locale,
    country,
    createdAt: now,
    expiresAt: new Date(now.getTime() + draftLimits.lastsMs),
  };
  return services.db.asSystem(async (tx): Promise<DraftStart> => {
    // One after the other: what is counted holds until it is inserted.
    await lockDrafts(tx);
    if (await referToRecentDraft(tx, draft, before(draftLimits.reusedMs))) return { token };
    const { waiting, ofHost } = await countScans(tx, draft.host, before(draftLimits.countedMs));
    if (waiting >= draftLimits.waiting) return { refusal: 'busy' };
    if (ofHost >= draftLimits.perHost) return { refusal: 'host' };
    await insertDraft(tx, draft);
    await enqueue(tx, scanDraft, { draftId: draft.id });
    return { token };
  });
}

/** The draft with this token, if it has not expired. One whose job died has failed. */
export async function readDraft({ db, now }: Services, token: string): Promise<StoredDraft | undefined> {
  const at = now();
  const draft = await db.asSystem((tx) => findDraft(tx, sha256(token), at));
  const isStuck = draft?.state === 'waiting' && at.getTime() - draft.createdAt.getTime() > draftLimits.waitsMs;
  return isStuck ? { ...draft, state: 'failed', problem: 'scan.engine' } : draft;
}

/** The page that runs the banner of a draft. */
export async function readDraftBanner({ db, now }: Services, token: string): Promise<string | undefined> {
  return db.asSystem((tx) => findBannerPage(tx, sha256(token), now()));
}
