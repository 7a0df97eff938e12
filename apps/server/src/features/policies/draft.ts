import { areaOf, areasOfType, inOrder } from '@app/catalogue';
import { renderHtml } from '@app/documents';
import type { Locale } from '@app/texts';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import type { StoredSite } from '../sites/index.ts';
import { composeTree } from './compose.ts';
import { assembleFacts, usedOf, type UsedService } from './facts.ts';
import { dayOf } from './findings.ts';
import { asStored } from './services-service.ts';

/** What is known of a site that no account has. */
export type DraftSite = {
  readonly name: string;
  readonly url: string;
  readonly language: Locale;
  /** Where its visitor is, which is proposed as the country of its owner. */
  readonly country: string | undefined;
  /** Catalogue ids of the services that a scan found. */
  readonly services: readonly string[];
};

/** The privacy policy of a site that no account has, as html, and the services that its banner handles. */
export async function draftOf(
  { now }: Services,
  draft: DraftSite,
): Promise<{ readonly policy: string; readonly used: readonly UsedService[] }> {
  const at = now();
  const on = dayOf(at);
  const site = asSite(draft, at);
  const rows = draft.services.map((service, position) => asStored(site.id, { service, overrides: {} }, position, at));
  const owner = draft.country ? { name: '', country: draft.country } : undefined;
  const facts = { ...assembleFacts(site, owner, {}, rows), consentBy: { by: 'banner' as const } };
  const options = { kind: 'privacy_policy', language: draft.language, variant: 'complete', on } as const;
  return {
    policy: renderHtml(await composeTree(facts, options), { level: 3 }),
    used: usedOf(site, owner, rows, {}, on),
  };
}

function asSite({ name, url, country, language }: DraftSite, at: Date): StoredSite {
  return {
    id: newId(at),
    projectId: null,
    type: 'Site',
    name,
    nameKey: name,
    url,
    areas: country ? inOrder(['home', areaOf(country)]) : areasOfType.europe_us,
    areaType: null,
    audience: { usStates: [], children: false },
    languages: [language],
    createdAt: at,
    updatedAt: at,
  };
}
