import type { VendorListState } from '@app/contract';
import type { Guard } from '@app/scanner';
import { officialLanguage, parseTranslation, parseVendorList } from '@app/tcf';
import { locales } from '@app/texts';
import type { Context, Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { downloadList, outdatedFrom } from './download-list.ts';
import { fetchVendorList } from './jobs.ts';
import { listTcfLanguages } from './queries.ts';
import { choicesOf, knownList } from './tcf.ts';
import { listVendorLists, listVendorListStates, saveVendorList, type StoredList } from './vendor-list-queries.ts';

const maxBytes = 20_000_000;

/** Dates and version of the stored list. */
export function stateOf(lists: readonly Omit<StoredList, 'body'>[]): VendorListState {
  const own = lists.find(({ language }) => language === 'en');
  return {
    version: own?.version ?? null,
    lastUpdated: own?.updatedAt.toISOString() ?? null,
    fetchedAt: own?.fetchedAt.toISOString() ?? null,
    freshUntil: own?.freshUntil.toISOString() ?? null,
    outdatedFrom: own ? outdatedFrom(own) : null,
    languages: lists.filter(({ language }) => language !== 'en').map(({ language }) => language),
  };
}

export async function readVendorList({ services, actor }: Context) {
  const lists = await services.db.inAccount(actor.accountId, listVendorLists);
  const known = knownList(lists);
  return { ...stateOf(lists), ...(known ? choicesOf(known) : { vendors: [], stacks: [] }) };
}

export async function askForVendorList({ services, actor }: Context): Promise<VendorListState> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    await enqueue(tx, fetchVendorList, { asked: true }, { key: 'vendor list' });
    await recordEvent(tx, services.now(), actor, 'list.fetched', { target: 'vendor-list' });
    return stateOf(await listVendorListStates(tx));
  });
}

/**
 * Fetches the list and its translations if they are needed and the stored ones are not fresh. If the new list is
 * invalid, the last valid one stays in use.
 * @param asked whether an owner wants it whose site does not use it yet: then in every language
 * @throws Error if the list cannot be fetched: the job is retried
 */
export async function runVendorList(
  { db, now, log }: Services,
  guard: Guard,
  origin: string,
  asked: boolean,
): Promise<void> {
  const { used, states } = await db.acrossAccounts(async (tx) => ({
    used: await listTcfLanguages(tx),
    states: await listVendorListStates(tx),
  }));
  if (used.length === 0 && !asked) return;
  const wanted = new Set((used.length > 0 && !asked ? used : locales).map(officialLanguage));
  wanted.delete('en');
  const isFresh = (language: string) => states.some((each) => each.language === language && each.freshUntil > now());

  if (!isFresh('en')) {
    const list = await download(guard, `${origin}/v3/vendor-list.json`, now());
    const parsed = parseVendorList(list.body);
    if (!parsed.ok) throw new Error(`The vendor list makes no sense at ${parsed.at}`);
    const { version, updated } = parsed.value;
    await db.acrossAccounts((tx) =>
      saveVendorList(tx, { ...list, language: 'en', version, updatedAt: new Date(updated) }),
    );
  }
  for (const language of wanted) {
    if (isFresh(language)) continue;
    const texts = await download(guard, `${origin}/v3/purposes-${language}.json`, now()).catch(() => undefined);
    // A missing translation is shown in English, or blocks the banner: the others need not wait for it.
    if (!texts || !parseTranslation(texts.body).ok) log.note(`no official texts of the vendor list in ${language}`);
    else await db.acrossAccounts((tx) => saveVendorList(tx, { ...texts, language, ...versionOf(texts) }));
  }
}

type Downloaded = Pick<StoredList, 'body' | 'fetchedAt' | 'freshUntil'>;

/** @throws Error if nothing readable can be fetched */
async function download(guard: Guard, url: string, at: Date): Promise<Downloaded> {
  const wanted = { what: 'vendor list', url, accept: 'application/json', maxBytes };
  const { text, ...times } = await downloadList(guard, wanted, at);
  return { body: JSON.parse(text), ...times };
}

/** Version and date of a list. Translations need not have them: they are only informative. */
function versionOf({ body, fetchedAt }: Downloaded): Pick<StoredList, 'version' | 'updatedAt'> {
  // `parseTranslation` accepted it, so it is an object.
  const { vendorListVersion, lastUpdated } = body as {
    readonly vendorListVersion?: unknown;
    readonly lastUpdated?: unknown;
  };
  const updated = new Date(typeof lastUpdated === 'string' ? lastUpdated : Number.NaN);
  return {
    version: typeof vendorListVersion === 'number' ? vendorListVersion : 0,
    updatedAt: Number.isNaN(updated.getTime()) ? fetchedAt : updated,
  };
}
