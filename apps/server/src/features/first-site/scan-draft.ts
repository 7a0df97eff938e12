import type { SiteReport } from '@app/contract';
import { isLocale } from '@app/texts';
import type { Caps } from '@app/scanner';
import type { Services } from '#platform/http/context.ts';
import { draftBannerPage, type EmbedCode } from '../cookie-solution/index.ts';
import { keepReport, problemOf, reportApart, type Engines } from '../detection/index.ts';
import { catalogueLines, draftOf } from '../policies/index.ts';
import {
  deleteEndedDrafts,
  failDraft,
  findDraft,
  findWaitingDraft,
  finishDraft,
  type StoredDraft,
} from './draft-queries.ts';
import { draftCaps } from './rules.ts';

type Deps = { readonly services: Services; readonly engines: Engines; readonly code: EmbedCode };

/** Scans the page of a draft, with the browser if there is one, and composes its policy and banner. */
export async function fillDraft({ services, engines, code }: Deps, draftId: string): Promise<void> {
  const { db, now, log } = services;
  const draft = await db.asSystem((tx) => findWaitingDraft(tx, draftId));
  if (!draft) return;
  const fail = (problem: string) => db.asSystem((tx) => failDraft(tx, draftId, problem, now()));
  try {
    const result = await engines.best(null).scan({ url: draft.url, caps: smallest(engines.caps) });
    const report = await reportApart(result, catalogueLines());
    const ending = report.pages[0]?.ending ?? 'unreachable';
    if (ending === 'refused' || ending === 'unreachable') return await fail(problemOf(result.pages));
    await finish({ services, code }, draft, report);
  } catch (error) {
    log.failure('scan of a draft failed', error);
    await fail('scan.engine');
  }
}

async function finish(
  { services, code }: Pick<Deps, 'services' | 'code'>,
  draft: StoredDraft,
  report: SiteReport,
): Promise<void> {
  const { id, url, host, country } = draft;
  const language = isLocale(draft.locale) ? draft.locale : 'en';
  const now = services.now();
  const site = {
    name: host,
    url,
    country: country ?? undefined,
    language,
    services: report.services.map((one) => one.id),
  };
  const { policy, used } = await draftOf(services, site);
  await services.db.asSystem(async (tx) => {
    const banner = await draftBannerPage(tx, services, code, { site, used });
    await finishDraft(tx, id, { report, policy, banner, at: now });
  });
}

/** Stores the scan of a draft with the site of the account that took it over. */
export async function keepScanOfDraft(
  services: Services,
  { accountId, siteId, draft: hash }: { readonly accountId: string; readonly siteId: string; readonly draft: string },
): Promise<void> {
  const draft = await services.db.asSystem((tx) => findDraft(tx, Buffer.from(hash, 'hex'), services.now()));
  if (!draft?.report) return;
  await keepReport(services, accountId, { siteId, url: draft.url, report: draft.report });
}

export async function forgetDrafts({ db, now }: Services): Promise<void> {
  await db.asSystem((tx) => deleteEndedDrafts(tx, now()));
}

/** The limits of the installation, where they are tighter than those of drafts. */
function smallest(caps: Caps): Caps {
  const entries = Object.entries(draftCaps).map(([name, most]) => [name, Math.min(most, caps[name as keyof Caps])]);
  return Object.fromEntries(entries) as Caps; // the same names
}
