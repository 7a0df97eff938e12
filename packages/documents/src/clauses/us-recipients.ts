import { crossSitePurposes, usualDataTypes, type PurposeId } from '@app/catalogue';
import type { ActivityKind } from '../facts.ts';
import type { KnownService, ResolvedFacts } from '../known.ts';
import { shown } from '../shown.ts';
import type { Voice } from '../voice.ts';
import { activityName, purposesApart } from './processing.ts';
import {
  dataIn,
  isEmpty,
  merged,
  originOf,
  type CategoryData,
  type Collected,
  type ProcessedData,
} from './us-collection.ts';

/** Categories of third parties and service providers. CCPA regulations § 7001. */
type RecipientKind = keyof Voice['words']['usStates']['collection']['recipients'];

const kindOfPurpose: Readonly<Record<PurposeId, RecipientKind>> = {
  hosting: 'technical',
  'site-platform': 'technical',
  cdn: 'technical',
  'bot-protection': 'technical',
  security: 'technical',
  'fraud-prevention': 'payments',
  authentication: 'technical',
  payments: 'payments',
  'consent-management': 'software',
  'error-monitoring': 'technical',
  'tag-management': 'software',
  'live-chat': 'communication',
  'customer-support': 'communication',
  'contact-forms': 'communication',
  'site-search': 'software',
  translation: 'software',
  accessibility: 'software',
  booking: 'commerce',
  'feature-management': 'software',
  storage: 'technical',
  'location-lookup': 'software',
  'ecommerce-tools': 'commerce',
  delivery: 'commerce',
  fundraising: 'payments',
  'communication-api': 'communication',
  recruitment: 'software',
  video: 'content',
  audio: 'content',
  maps: 'content',
  fonts: 'content',
  'social-widgets': 'social',
  comments: 'content',
  'external-content': 'content',
  'media-delivery': 'technical',
  reviews: 'content',
  personalization: 'software',
  'user-onboarding': 'software',
  analytics: 'analytics',
  'session-recording': 'analytics',
  'ab-testing': 'analytics',
  'performance-monitoring': 'analytics',
  attribution: 'advertising',
  'audience-measurement': 'analytics',
  'ad-verification': 'advertising',
  'call-tracking': 'analytics',
  'user-feedback': 'analytics',
  advertising: 'advertising',
  remarketing: 'advertising',
  'data-management': 'audienceData',
  affiliate: 'advertising',
  'email-marketing': 'communication',
  'push-notifications': 'communication',
  'marketing-automation': 'communication',
  crm: 'software',
  'lead-generation': 'software',
  'customer-data-platform': 'software',
  'loyalty-referral': 'commerce',
};

const kindOfActivity: Readonly<Partial<Record<ActivityKind, RecipientKind>>> = {
  delivery: 'commerce',
  'credit-check': 'payments',
  donations: 'payments',
  'social-sign-in': 'social',
  'social-pages': 'social',
};

/** Purposes that are part of advertising across sites where a service serves that. */
const withAdvertising: ReadonlySet<string> = new Set<PurposeId>(['attribution', 'ad-verification', 'affiliate']);
const advertises = (purpose: PurposeId): boolean => crossSitePurposes.has(purpose) || withAdvertising.has(purpose);

const nothing: ProcessedData = { dataTypes: [], sensitiveData: [], ownDataTypes: [] };

/**
 * The data that is sold or shared through a service: all of it, or, where the service has other purposes too, what devices send
 * and what its advertising usually processes.
 */
function soldOrShared(service: KnownService): ProcessedData {
  if (!service.shares && !service.sells) return nothing;
  const { purposes, dataTypes } = service;
  if (service.sells || !purposes.some(advertises) || purposes.every(advertises)) return service;
  const usual = new Set(usualDataTypes(purposes.filter(advertises)));
  return { ...nothing, dataTypes: dataTypes.filter((type) => usual.has(type) || originOf(type) === 'device') };
}

/** The data that is disclosed through a service for a business purpose, and is not only sold or shared. */
function disclosed({ shares, sells, ...service }: KnownService): ProcessedData {
  const { purposes } = service;
  const sharesOnly = (shares || sells) && (purposes.every(advertises) || !purposes.some(advertises));
  return sharesOnly ? nothing : service;
}

/** What goes to recipients: the data of a category, who receives it, by category of recipient, and what for. */
export type Flow = {
  readonly data: CategoryData;
  readonly recipients: ReadonlyMap<RecipientKind, ReadonlySet<string>>;
  readonly purposes: ReadonlySet<string>;
};

type Part = {
  readonly data: CategoryData;
  readonly kind: RecipientKind;
  readonly names: readonly string[];
  readonly purposes: readonly string[];
};

function flowOf(parts: readonly Part[]): Flow | undefined {
  const there = parts.filter(({ data, names }) => !isEmpty(data) && names.length > 0);
  if (there.length === 0) return undefined;
  const recipients = new Map<RecipientKind, Set<string>>();
  for (const { kind, names } of there) recipients.set(kind, new Set([...(recipients.get(kind) ?? []), ...names]));
  return {
    data: merged(there.map(({ data }) => data)),
    recipients,
    purposes: new Set(there.flatMap(({ purposes }) => purposes)),
  };
}

/** What of a category was sold or shared; undefined if nothing was. CCPA § 1798.130(a)(5)(C)(i). */
export function soldFlow({ category, services }: Collected, known: ResolvedFacts, voice: Voice): Flow | undefined {
  return flowOf(
    services.map((service): Part => {
      const wanted = service.purposes.filter(advertises);
      const [first = service.purposes[0]] = wanted;
      return {
        data: dataIn(category, soldOrShared(service), known),
        kind: first ? kindOfPurpose[first] : 'software',
        names: namesOf(service),
        purposes:
          wanted.length > 0 && !service.sells ? wanted.map(voice.purpose) : reasons(service, true, known, voice),
      };
    }),
  );
}

/** What of a category was disclosed for a business purpose. CCPA § 1798.130(a)(5)(C)(ii). */
export function disclosedFlow(
  { category, services, activities }: Collected,
  known: ResolvedFacts,
  voice: Voice,
): Flow | undefined {
  return flowOf([
    ...services.map((service): Part => {
      const sharing = service.shares || service.sells;
      const first = service.purposes.find((purpose) => !sharing || !advertises(purpose));
      return {
        data: dataIn(category, disclosed(service), known),
        kind: first ? kindOfPurpose[first] : 'software',
        names: namesOf(service),
        purposes: reasons(service, !sharing, known, voice),
      };
    }),
    ...activities.map((activity): Part => ({
      data: dataIn(category, activity, known),
      kind: kindOfActivity[activity.kind] ?? 'others',
      names: activity.recipients.map(({ name }) => shown(name)),
      purposes: [activityName(activity, known, voice)],
    })),
  ]);
}

function namesOf({ companies }: KnownService): readonly string[] {
  return companies.map(({ name }) => name);
}

function reasons(service: KnownService, all: boolean, known: ResolvedFacts, voice: Voice): readonly string[] {
  const apart = service.apart.filter((purpose) => all || !advertises(purpose));
  return [
    ...service.serves.map((each) => activityName(each, known, voice)),
    ...purposesApart({ ...service, apart }, voice),
  ];
}

/** "Advertising networks (Example, Inc.; Sample Ltd) · Social networks (Chatter, Inc.)". */
export function recipientsLine({ recipients }: Pick<Flow, 'recipients'>, voice: Voice): string {
  const { frame, usStates } = voice.words;
  return voice.phrases(
    [...recipients].map(([kind, names]) =>
      voice.fill(frame.remark, { name: usStates.collection.recipients[kind], remark: voice.cell(names) }),
    ),
  );
}
