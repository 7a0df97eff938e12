import { editionOn, renderHtml, versionFingerprint, type Facts } from '@app/documents';
import { isLocale, loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import {
  composeTree,
  dayOf,
  lockedDocument,
  markComposed,
  markPublished,
  type StoredDocument,
} from '../policies/index.ts';
import { summariesOf } from './compose-version.ts';
import { asLocale } from './document-page.ts';
import { documentPublished, republishAccount } from './jobs.ts';
import { printOfPage } from './pages.ts';
import {
  copyPages,
  findFacts,
  findVersion,
  insertPages,
  insertVersion,
  listPrints,
  type StoredPage,
  type StoredVersion,
} from './queries.ts';
import {
  countOutdated,
  findLatestRepublication,
  insertRepublication,
  listOutdated,
  listOutdatedAccounts,
  lockRepublication,
  updateRepublication,
  type StoredRepublication,
} from './republication-queries.ts';

/** Documents composed in one transaction: few, so that what is lost by a kill is little and memory stays small. */
const batch = 20;

/** Starts to compose the published documents of the account again, where laws or our words changed since. */
export async function startRepublication({ services, actor }: Context) {
  const { accountId } = actor;
  await services.db.inAccount(accountId, (tx) => begin(tx, services, accountId));
  return readRepublication({ services, actor });
}

/** Asks for the run that is under way, too: its job may have been given up, and then nothing else would end it. */
async function begin(tx: Tx, services: Services, accountId: string): Promise<void> {
  const startedAt = services.now();
  const edition = editionOn(dayOf(startedAt));
  const last = await findLatestRepublication(tx, accountId);
  const running = last && !last.finishedAt ? last.id : undefined;
  const total = await countOutdated(tx, accountId, edition);
  const id = running ?? newId(startedAt);
  if (!running && (total === 0 || !(await insertRepublication(tx, accountId, { id, edition, total, startedAt }))))
    return;
  await enqueue(tx, republishAccount, { accountId, id }, { key: `republish ${id}` });
}

/** Begins in every account that has documents of another edition. */
export async function beginEverywhere(services: Services): Promise<void> {
  const edition = editionOn(dayOf(services.now()));
  const accounts = await services.db.acrossAccounts((tx) => listOutdatedAccounts(tx, edition));
  for (const accountId of accounts) await services.db.inAccount(accountId, (tx) => begin(tx, services, accountId));
}

/** The last run, and how many documents wait for one. */
export async function readRepublication({ services, actor }: Pick<Context, 'services' | 'actor'>) {
  const { accountId } = actor;
  const edition = editionOn(dayOf(services.now()));
  return services.db.inAccount(accountId, async (tx) => {
    const last = await findLatestRepublication(tx, accountId);
    return { outdated: await countOutdated(tx, accountId, edition), republication: last ? shown(last) : null };
  });
}

function shown({ id, total, done, changed, startedAt, finishedAt }: StoredRepublication) {
  return {
    id,
    total,
    done,
    changed,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/**
 * Goes through the documents of an account, a few in a transaction, until all are done. What is committed is not done
 * again: stopped anywhere, it goes on from there.
 */
export async function runRepublication(
  services: Services,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<void> {
  let finished = false;
  while (!finished) {
    finished = await services.db.inAccount(accountId, async (tx) => {
      const run = await lockRepublication(tx, accountId, id);
      if (!run || run.finishedAt) return true;
      const ids = await listOutdated(tx, accountId, run.edition, run.lastId, batch);
      let changed = 0;
      for (const documentId of ids) if (await recompose(tx, services, accountId, documentId, run.edition)) changed += 1;
      await updateRepublication(tx, accountId, {
        ...run,
        done: run.done + ids.length,
        changed: run.changed + changed,
        lastId: ids.at(-1) ?? run.lastId,
        finishedAt: ids.length < batch ? services.now() : null,
      });
      return ids.length < batch;
    });
  }
}

/** Composes the published version of a document again, from its own facts. True where it reads otherwise now. */
async function recompose(
  tx: Tx,
  services: Services,
  accountId: string,
  documentId: string,
  edition: string,
): Promise<boolean> {
  const now = services.now();
  const document = await lockedDocument(tx, accountId, documentId);
  const last = await findVersion(tx, accountId, documentId, document.publishedNumber ?? 0);
  const facts = last && (await findFacts(tx, accountId, last.id));
  if (!last || !facts) return false;
  const before = await listPrints(tx, accountId, last.id);
  const composed = await composeAgain(document, last.languages, facts, before, dayOf(now));
  if (composed.every(({ page }) => page === undefined)) {
    await markComposed(tx, accountId, documentId, edition);
    return false;
  }
  const pages = composed.flatMap(({ page }) => page ?? []);
  const same = composed.filter(({ page }) => page === undefined);
  const fingerprint = versionFingerprint(
    composed.map(({ language, variant, fingerprint: print }) => ({
      kind: document.type,
      language,
      variant,
      fingerprint: print,
    })),
  );
  const version = {
    id: newId(now),
    documentId,
    number: last.number + 1,
    fingerprint,
    languages: last.languages,
    publishedAt: now,
    summary: { ...(await wordingOnly(same)), ...(await summariesOf(tx, accountId, last, facts, pages)) },
  };
  await insertVersion(tx, accountId, version, facts, null);
  await insertPages(tx, accountId, version.id, pages);
  // A page that says the same keeps its bytes.
  await copyPages(tx, accountId, last.id, version.id, same);
  await markPublished(
    tx,
    accountId,
    documentId,
    { number: version.number, fingerprint, edition },
    document.publishedAt,
  );
  const { publicId } = document;
  await enqueue(tx, documentPublished, { accountId, documentId, publicId, number: version.number });
  return true;
}

/** What is said of a version in languages whose complete text stayed as it was. */
async function wordingOnly(same: readonly Again[]): Promise<StoredVersion['summary']> {
  const written = same.filter(({ variant }) => variant === 'complete');
  return Object.fromEntries(
    await Promise.all(
      written.map(async ({ language }): Promise<[string, string]> => {
        const { wording } = await loadWords(asLocale(language), 'changes');
        return [language, wording];
      }),
    ),
  );
}

/** `page` only where it says something else than before. */
type Again = Pick<StoredPage, 'language' | 'variant'> & {
  readonly fingerprint: string;
  readonly page: StoredPage | undefined;
};

/** Each page, composed anew where it says something else than before. */
async function composeAgain(
  { type }: StoredDocument,
  languages: readonly string[],
  facts: Facts,
  before: readonly Pick<StoredPage, 'language' | 'variant' | 'fingerprint'>[],
  on: string,
): Promise<readonly Again[]> {
  const again: Again[] = [];
  for (const { language, variant, fingerprint: old } of before) {
    if (!isLocale(language) || !languages.includes(language)) continue;
    const tree = await composeTree(facts, { kind: type, language, variant, on });
    const fingerprint = printOfPage(tree);
    const page = fingerprint === old ? undefined : { language, variant, tree, html: renderHtml(tree), fingerprint };
    again.push({ language, variant, fingerprint, page });
  }
  return again;
}
