import type { DataTypeId } from '@app/catalogue';
import type { OwnText, SensitiveData } from '../facts.ts';
import { hasStateLaw, type KnownActivity, type KnownService, type ResolvedFacts } from '../known.ts';

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

/** Where data of a type comes from: the person, their device, or what services conclude from it. */
export type Origin = 'you' | 'device' | 'services';

const kindOfType: Readonly<Record<DataTypeId, readonly [UsCategory, Origin]>> = {
  'ip-address': ['identifiers', 'device'],
  'device-characteristics': ['internetActivity', 'device'],
  'device-identifiers': ['identifiers', 'device'],
  'probabilistic-identifiers': ['identifiers', 'device'],
  'authentication-derived-identifiers': ['identifiers', 'device'],
  'browsing-and-interaction-data': ['internetActivity', 'device'],
  'user-provided-data': ['other', 'you'],
  'non-precise-location': ['geolocation', 'device'],
  'precise-location': ['sensitive', 'device'],
  'user-profiles': ['inferences', 'services'],
  'privacy-choices': ['other', 'you'],
  trackers: ['identifiers', 'device'],
  'usage-data': ['internetActivity', 'device'],
  name: ['identifiers', 'you'],
  email: ['identifiers', 'you'],
  phone: ['identifiers', 'you'],
  'postal-address': ['identifiers', 'you'],
  company: ['professional', 'you'],
  'payment-data': ['customerRecords', 'you'],
  'purchase-history': ['commercial', 'you'],
  credentials: ['sensitive', 'you'],
  'social-profile': ['other', 'you'],
  messages: ['other', 'you'],
  'audio-video': ['audioVisual', 'you'],
  'application-data': ['professional', 'you'],
  language: ['internetActivity', 'device'],
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

export function originOf(type: DataTypeId): Origin {
  return kindOfType[type][1];
}

/** Data of one category. */
export type CategoryData = {
  readonly dataTypes: readonly DataTypeId[];
  readonly sensitive: readonly SensitiveData[];
  readonly own: readonly OwnText[];
};

/** The data of a processing, or a part of it. */
export type ProcessedData = Pick<KnownService, 'dataTypes' | 'sensitiveData' | 'ownDataTypes'>;

/** What of the data belongs to a category. */
export function dataIn(category: UsCategory, data: ProcessedData, known: ResolvedFacts): CategoryData {
  const { dataTypes, sensitiveData, ownDataTypes } = data;
  const kinds = sensitiveData.filter((kind) => category === 'sensitive' || alsoIn[kind] === category);
  const withCode = category === 'sensitive' && dataTypes.includes('payment-data') && hasStateLaw(known, 'CA');
  return {
    dataTypes: dataTypes.filter((type) => kindOfType[type][0] === category),
    // California: numbers of cards and accounts with the code that gives access. Cal. Civ. Code § 1798.140(ae)(1)(B).
    sensitive: withCode ? [...new Set([...kinds, 'account-access' as const])] : kinds,
    own: category === 'other' ? ownDataTypes : [],
  };
}

export function isEmpty({ dataTypes, sensitive, own }: CategoryData): boolean {
  return dataTypes.length + sensitive.length + own.length === 0;
}

/** The data of several processings together. */
export function merged(all: readonly CategoryData[]): CategoryData {
  return {
    dataTypes: [...new Set(all.flatMap(({ dataTypes }) => dataTypes))],
    sensitive: [...new Set(all.flatMap(({ sensitive }) => sensitive))],
    own: [...new Set(all.flatMap(({ own }) => own))],
  };
}

export type Collected = {
  readonly category: UsCategory;
  readonly data: CategoryData;
  readonly activities: readonly KnownActivity[];
  readonly services: readonly KnownService[];
};

/** Data collected in the preceding twelve months, category by category. CCPA § 1798.130(a)(5)(B) and (C). */
export function collectedIn(known: ResolvedFacts): readonly Collected[] {
  return usCategories.flatMap((category) => {
    const isIn = (data: ProcessedData): boolean => !isEmpty(dataIn(category, data, known));
    const activities = known.activities.filter(isIn);
    const services = known.recentServices.filter((service) => isIn(service) && isStated(service));
    if (activities.length + services.length === 0) return [];
    const data = merged([...activities, ...services].map((each) => dataIn(category, each, known)));
    return [{ category, data, activities, services }];
  });
}

/** A service that the register hides is stated as far as data is sold or shared through it. */
function isStated({ facts, sells, shares }: KnownService): boolean {
  return !facts.hidden || sells || shares;
}

/** The sensitive data of the preceding twelve months. CCPA § 1798.140(ae). */
export function sensitiveIn(known: ResolvedFacts): CategoryData {
  return merged([...known.activities, ...known.recentServices].map((each) => dataIn('sensitive', each, known)));
}
