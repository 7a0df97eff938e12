import { activityKinds, dataTypeIds, isPolicy, purposeIds } from '@app/catalogue';
import { settingTrackers, type ResolvedFacts } from './known.ts';
import type { DocumentKind, Topics } from './tree.ts';

/** The topics that a kind of document covers for these facts: only a privacy policy names data types. */
export function topicsOf(known: ResolvedFacts, kind: DocumentKind): Topics {
  const { activities, services } = known;
  const served = kind === 'cookie_policy' ? settingTrackers(known) : services;
  const done = kind === 'privacy_policy' ? activities : [];
  const named = {
    activities: new Set(done.map((activity) => activity.kind)),
    purposes: new Set(served.flatMap((service) => service.purposes)),
    dataTypes: new Set([...done, ...(kind === 'privacy_policy' ? services : [])].flatMap(({ dataTypes }) => dataTypes)),
  };
  return {
    activities: activityKinds.filter((id) => named.activities.has(id)),
    purposes: isPolicy(kind) ? purposeIds.filter((id) => named.purposes.has(id)) : [],
    dataTypes: dataTypeIds.filter((id) => named.dataTypes.has(id)),
  };
}
