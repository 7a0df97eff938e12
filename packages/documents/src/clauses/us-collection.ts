import type { DataTypeId } from '@app/catalogue';
import type { SensitiveData } from '../facts.ts';
import type { ResolvedFacts, KnownActivity, KnownService } from '../known.ts';

/** The categories of personal information of the California Consumer Privacy Act, § 1798.140(v)(1) and (ae). */
export const usCategories = [
  'identifiers',
  'customerRecords',
  'protected',
  'commercial',
  'biometric',
  'internetActivity',
  'geolocation',
  'audioVisual',
  'professional',
  'inferences',
  'sensitive',
  'other',
] as const;
export type UsCategory = (typeof usCategories)[number];

const categoryOfType: Readonly<Record<DataTypeId, UsCategory>> = {
  'ip-address': 'identifiers',
  'device-characteristics': 'internetActivity',
  'device-identifiers': 'identifiers',
  'probabilistic-identifiers': 'identifiers',
  'authentication-derived-identifiers': 'identifiers',
  'browsing-and-interaction-data': 'internetActivity',
  'user-provided-data': 'other',
  'non-precise-location': 'geolocation',
  'precise-location': 'sensitive',
  'user-profiles': 'inferences',
  'privacy-choices': 'other',
  trackers: 'identifiers',
  'usage-data': 'internetActivity',
  name: 'identifiers',
  email: 'identifiers',
  phone: 'identifiers',
  'postal-address': 'identifiers',
  company: 'professional',
  'payment-data': 'customerRecords',
  'purchase-history': 'commercial',
  credentials: 'sensitive',
  'social-profile': 'other',
  messages: 'other',
  'audio-video': 'audioVisual',
  'application-data': 'professional',
  language: 'internetActivity',
};

// Sensitive data also counts in the category of its kind. Cal. Civ. Code § 1798.140(v)(1)(C) and (E).
const alsoIn: Readonly<Partial<Record<SensitiveData, UsCategory>>> = {
  biometric: 'biometric',
  'ethnic-origin': 'protected',
  beliefs: 'protected',
  'sex-life': 'protected',
  health: 'protected',
  'immigration-status': 'protected',
};

export type Collected = {
  readonly category: UsCategory;
  readonly dataTypes: ReadonlySet<DataTypeId>;
  readonly sensitive: ReadonlySet<SensitiveData>;
  readonly activities: ReadonlySet<KnownActivity>;
  readonly services: ReadonlySet<KnownService>;
};

/** Data collected in the preceding twelve months, category by category. CCPA § 1798.130(a)(5)(B) and (C). */
export function collectedIn({ activities, recentServices }: ResolvedFacts): readonly Collected[] {
  return usCategories.flatMap((category) => {
    const dataTypes = new Set<DataTypeId>();
    const sensitive = new Set<SensitiveData>();
    const inCategory = <P extends KnownActivity | KnownService>(processing: P): boolean => {
      const types = processing.dataTypes.filter((type) => categoryOfType[type] === category);
      const kinds = processing.sensitiveData.filter((kind) => category === 'sensitive' || alsoIn[kind] === category);
      for (const type of types) dataTypes.add(type);
      for (const kind of kinds) sensitive.add(kind);
      const own = category === 'other' && processing.ownDataTypes.length > 0;
      return types.length + kinds.length > 0 || own;
    };
    const collecting = {
      activities: new Set(activities.filter(inCategory)),
      services: new Set(recentServices.filter(inCategory)),
    };
    if (collecting.activities.size + collecting.services.size === 0) return [];
    return [{ category, dataTypes, sensitive, ...collecting }];
  });
}

export function handlesSensitive({ activities, recentServices }: ResolvedFacts): boolean {
  return [...activities, ...recentServices].some(
    ({ dataTypes, sensitiveData }) =>
      sensitiveData.length > 0 || dataTypes.some((type) => categoryOfType[type] === 'sensitive'),
  );
}
