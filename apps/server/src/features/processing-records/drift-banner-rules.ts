import { lawsOf, runsBefore } from '@app/consent';
import type { DriftFacts, Finding } from './drift-rules.ts';
import { recordOf } from './rules.ts';

/**
 * Services that the banner asks about while documents state a legitimate interest, and the reverse: under the law of the country
 * of the owner, if it asks for consent beforehand. GDPR Art. 6(1)(a), (f); Directive 2002/58/EC Art. 5(3).
 */
export function bannerDrift({ facts, entries, alternates, records, on }: DriftFacts): readonly Finding[] {
  const consent = facts?.consentBy;
  if (!facts || consent?.by !== 'banner' || !consent.banner) return [];
  const law = lawsOf(consent.banner, on)(facts.owner.country);
  if (law.mode !== 'opt-in') return [];
  const published = new Map(consent.banner.services.map((service) => [service.id, service]));
  const ofRecords = entries.map((entry) => ({ entry, record: recordOf(records, entry) }));
  return [...ofRecords, ...alternates].flatMap(({ entry, record }): Finding[] => {
    const service = entry.siteServiceId === null ? undefined : published.get(entry.entry.id);
    if (!service) return [];
    const { bases } = entry.entry;
    const said = { ...(record && { record }), entry, register: { kind: 'bases', ids: bases } } as const;
    const isAsked = service.purpose !== 'necessary' && service.beforeChoice !== 'runs' && !runsBefore(service, law);
    if (isAsked && bases.includes('legitimate-interests') && !bases.includes('consent'))
      return [{ code: 'banner-asks', ...said }];
    const isConsentAlone = bases.length > 0 && bases.every((basis) => basis === 'consent');
    return !isAsked && isConsentAlone ? [{ code: 'banner-does-not-ask', ...said }] : [];
  });
}
