import { setOf } from '@app/consent';
import { fallbackLocale } from '@app/texts';
import type { App } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { recordTerms } from '../src/features/accounts/acceptances.ts';
import { createAccount, createKeyOf } from '../src/features/accounts/index.ts';
import { keepExampleChoices } from '../src/features/cookie-preferences/index.ts';
import { keepExampleScan } from '../src/features/detection/index.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { Problem } from '../src/platform/http/problem.ts';
import { demoChoices, demoUnanswered } from './demo-choices.ts';
import { demoConsents, demoNotices } from './demo-consents.ts';
import { keepLog, type LoggedSite } from './demo-log.ts';
import { addPeople, dayMs, demoGuests } from './demo-people.ts';
import { demoScan } from './demo-scan.ts';
import { demoSites, type DemoSite } from './demo-sites.ts';

export const demoAccount = { email: 'demo@example.com', password: 'candor demo account', name: 'Demo agency' };

/**
 * Fills an example account through the API, once: sites, owners, documents with versions, published pages and drafts,
 * what a scan of one of them found, what its visitors chose, what people agreed to, guests of clients, a policy that waits
 * for approval, and eight weeks of the audit log.
 * Says how to sign in.
 */
export async function fillDemo(
  { http, services }: Pick<App, 'http' | 'services'>,
  { intake }: Pick<OpenDatabase, 'intake'>,
  config: Config,
): Promise<string> {
  const { db, now } = services;
  const signIn =
    `The example account is at ${config.publicUrl}: ${demoAccount.email}, password “${demoAccount.password}”.\n` +
    `Its author and the guests of its clients have the same password: ${demoGuests.join(', ')}.`;
  try {
    const began = new Date(now().getTime() - 56 * dayMs);
    const { accountId, userId: personId, apiKey } = await createAccount(db, began, demoAccount);
    await db.inAccount(accountId, (tx) =>
      recordTerms(tx, { accountId, personId, locale: fallbackLocale, now: began, form: null }, true),
    );
    const call = caller(http, apiKey);
    const projects = new Map<string, string>();
    const sites: LoggedSite[] = [];
    for (const one of demoSites) {
      const known = projects.get(one.project) ?? (await call('POST', '/projects', { name: one.project })).id;
      projects.set(one.project, known);
      const site = await fillSite(call, one, known);
      const { siteId } = site;
      sites.push(site);
      if (one.scanned && one.site.url) await keepExampleScan(services, accountId, siteId, demoScan(one.site.url));
      if (one.scanned)
        await keepExampleChoices(
          services,
          intake,
          { accountId, siteId },
          demoChoices(askedByDemo, now()),
          demoUnanswered(now()),
        );
      if (one.scanned) await keepConsents(http, call, siteId, now());
    }
    const people = await addPeople(db, now(), { accountId, id: personId }, projects, demoAccount.password);
    await keepLog(db, now(), accountId, people, sites);
    await askForSignOff(call, await keyOfAuthor(http, services, now()), projects.get('Bergkraut') ?? '', sites[0]);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'sign-up.email-taken') throw error;
  }
  return signIn;
}

/** What the banner of the scanned site asks for. */
const askedByDemo = setOf(['experience', 'measurement', 'marketing']);

type Answer = {
  readonly id: string;
  readonly revision?: unknown;
  readonly configuration?: unknown;
  readonly key?: string;
};
type Call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) => Promise<Answer>;

async function fillSite(
  call: Call,
  { site, owner, languages, others = [], settings, services, published }: DemoSite,
  projectId: string,
): Promise<LoggedSite> {
  const { id: siteId } = await call('POST', '/sites', { ...site, projectId });
  if (owner) await call('PUT', `/sites/${siteId}/owner`, owner);
  const { id } = await call('POST', `/sites/${siteId}/documents`, { type: 'privacy_policy', languages });
  if (settings) await call('PATCH', `/documents/${id}`, { settings });
  for (const [at, list] of services.entries()) {
    await call('PUT', `/documents/${id}/services`, { services: list });
    if (published || at < services.length - 1) await call('POST', `/documents/${id}/publish`, {});
  }
  for (const type of others) {
    const other = await call('POST', `/sites/${siteId}/documents`, { type, languages });
    await call('POST', `/documents/${other.id}/publish`, {});
  }
  if (published && site.url) await publishBanner(call, siteId);
  return { siteId, documentId: id };
}

/** The first client wants to approve what is published. The author has changed their policy, and asks. */
async function askForSignOff(owner: Call, author: Call, projectId: string, site: LoggedSite | undefined) {
  if (!site) return;
  await owner('PUT', `/projects/${projectId}/sign-off`, { required: true });
  await author('POST', `/documents/${site.documentId}/services`, { service: 'hotjar' });
  await author('POST', `/sites/${site.siteId}/sign-offs`, {
    documentId: site.documentId,
    note: 'The shop now measures with Hotjar, as agreed. Please look at the new paragraph.',
  });
}

async function keyOfAuthor(http: App['http'], { db }: App['services'], now: Date): Promise<Call> {
  const made = await createKeyOf(db, now, demoGuests[0] ?? '', 'Example');
  return caller(http, made?.apiKey ?? '');
}

/** The banner we propose, which asks each visitor as the law of their country wants it. */
async function publishBanner(call: Call, siteId: string): Promise<void> {
  const { revision, configuration } = await call('GET', `/sites/${siteId}/banner`);
  await call('PUT', `/sites/${siteId}/banner`, {
    revision,
    configuration: { ...(configuration as object), regimes: 'by-country' },
  });
  await call('POST', `/sites/${siteId}/banner/publish`, {});
}

/** What a page says is of the last two days. */
const pageSpan = 47 * 3_600_000;

/** By the intake that every site has: what is older as a server imports it, the newest as pages send it. */
async function keepConsents(http: App['http'], call: Call, siteId: string, now: Date): Promise<void> {
  for (const notice of demoNotices) await call('POST', `/sites/${siteId}/legal-notices`, notice);
  const keyOf = async (kind: string, name: string) =>
    (await call('POST', `/sites/${siteId}/consent-keys`, { kind, name })).key ?? '';
  const [pages, shop] = [await keyOf('public', 'Forms'), await keyOf('private', 'Shop')];
  const all = demoConsents(now);
  const recent = all.filter(({ timestamp }) => Date.parse(timestamp) > now.getTime() - pageSpan);
  const older = all.slice(0, all.length - recent.length);
  const lines = older.map((consent) => JSON.stringify({ ...consent, verified: true })).join('\n');
  const headers = { authorization: `Bearer ${shop}`, 'content-type': 'application/x-ndjson' };
  const sent = [
    http.inject({ method: 'POST', url: '/api/v1/consents/import?all=true', headers, payload: lines }),
    ...recent.map(({ timestamp: _, ...consent }) =>
      http.inject({ method: 'POST', url: `/e/consent/${pages}`, payload: consent }),
    ),
  ];
  for (const { statusCode, body } of await Promise.all(sent))
    if (statusCode >= 300) throw new Error(`The example account could not be filled with consents: ${body}`);
}

function caller(http: App['http'], apiKey: string): Call {
  return async (method, path, body) => {
    const answer = await http.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${apiKey}` },
      ...(body && { payload: body }),
    });
    if (answer.statusCode >= 300)
      throw new Error(`The example account could not be filled: ${method} ${path}: ${answer.body}`);
    return answer.json<Answer>();
  };
}
