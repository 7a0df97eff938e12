import {
  activityKinds,
  rightsOn,
  subjectsOfActivity,
  subjectsOfPurposes,
  type ActivityKind,
  type DataSubjectRight,
  type DataTypeId,
  type ProviderRole,
  type PurposeId,
  type SensitiveData,
  type Subject,
} from '@app/catalogue';
import type { DocumentWords } from '@app/texts';
import {
  activityKeys,
  activityName,
  activityPurpose,
  basisName,
  conditionName,
  dataRow,
  interestName,
  keptName,
  occasionsOf,
  sensitiveNames,
  sourceName,
} from './clauses/processing.ts';
import type { CountryCode, Facts, LegalBasis } from './facts.ts';
import { restsOn, type KnownActivity, type KnownService, type ResolvedFacts } from './known.ts';
import type { KnownPlace, ShownSafeguard } from './regimes/transfers.ts';
import { transferLaws } from './regimes/transfers.ts';
import { resolve } from './resolve.ts';
import { shown } from './shown.ts';
import { voiceOf, type Voice } from './voice.ts';

/** What a record of processing takes from the facts of a site: the same that its documents state. GDPR Art. 30(1)(b) to (f). */
export type ProcessingEntry = {
  readonly of: 'service' | 'activity';
  /** The ID of the service or activity in the facts. */
  readonly id: string;
  readonly kind: ActivityKind | undefined;
  readonly name: string;
  /** Whether the owner gave the activity its name. Else it goes by its kind. */
  readonly isNamed: boolean;
  /** In the words of the language. */
  readonly purpose: string;
  readonly purposes: readonly PurposeId[];
  readonly bases: readonly LegalBasis[];
  /** With its provision in the law that the documents follow. */
  readonly basis: string;
  readonly interest: string;
  readonly dataTypes: readonly DataTypeId[];
  readonly data: string;
  readonly sensitive: string;
  readonly sensitiveKinds: readonly { readonly id: SensitiveData; readonly name: string }[];
  readonly sensitiveCondition: string;
  readonly recipients: readonly string[];
  readonly transfers: readonly EntryTransfer[];
  /** The recipients as parties, with the countries of each. */
  readonly parties: readonly EntryParty[];
  /** How long data is kept, or by what that is decided. */
  readonly kept: string;
  readonly source: string;
  /** What is usual for such processing, as a proposal. */
  readonly proposed: { readonly subjects: readonly Subject[]; readonly rights: readonly DataSubjectRight[] };
};

/** A country in which recipients have data. */
export type EntryTransfer = {
  readonly country: CountryCode;
  readonly name: string;
  /** Whether it lies outside of where the law applies, so that it needs a safeguard. GDPR Art. 44. */
  readonly third: boolean;
  /** In the words of the language; empty where no law asks for one or none is known. */
  readonly safeguard: string;
};

/** A recipient with whom a contract can be made. All companies of a provider are one party. */
export type EntryParty = {
  /** That of the main company of a provider, or as the owner names the recipient. */
  readonly name: string;
  /** The seat, if it is known. */
  readonly country: CountryCode | undefined;
  readonly role: ProviderRole | undefined;
  /** Whether it provides a service, so that it usually processes on behalf of the owner. */
  readonly isProvider: boolean;
  /** Where the contract of the provider is found. */
  readonly contractUrl: string | undefined;
  readonly transfers: readonly PartyTransfer[];
};

export type PartyTransfer = EntryTransfer & {
  /** Undefined where no law asks for one or none is known. */
  readonly rests: ShownSafeguard | undefined;
  /** The last day of the adequacy decision or listing that it rests on alone. ISO 8601. */
  readonly until: string | undefined;
};

/**
 * The activities and services of a site on a day, as records of processing state them: resolved as for its documents, so that
 * register and policy cannot differ.
 *
 * @param language one of the locales of `@app/texts`; the words must be in that language
 */
export function processingEntries(
  facts: Facts,
  words: DocumentWords,
  { language, on }: { readonly language: string; readonly on: string },
): readonly ProcessingEntry[] {
  const known = resolve(facts, on);
  const voice = voiceOf(language, words, known.body === 'uk-gdpr' ? 'uk-gdpr' : 'gdpr');
  return [
    ...known.activities.map((activity) => ofActivity(activity, known, voice)),
    ...known.services.map((service) => ofService(service, known, voice)),
  ];
}

/** The names of the kinds of activities. That of `other` is empty: its owner names it. */
export function kindNames({ documents }: DocumentWords): Readonly<Record<ActivityKind, { readonly name: string }>> {
  const { kinds } = documents.activities;
  const named = activityKinds.map((kind): [ActivityKind, { readonly name: string }] => [
    kind,
    { name: kind === 'other' ? '' : kinds[activityKeys[kind]].name },
  ]);
  // One entry for each kind.
  return Object.fromEntries(named) as Record<ActivityKind, { readonly name: string }>;
}

function ofActivity(activity: KnownActivity, known: ResolvedFacts, voice: Voice): ProcessingEntry {
  const serving = known.services.filter(({ serves }) => serves.some(({ id }) => id === activity.id));
  const named = activity.recipients.map(({ name }) => shown(name));
  const places = [...activity.recipients.flatMap(({ place }) => place ?? []), ...serving.flatMap(placesOf)];
  return {
    of: 'activity',
    id: activity.id,
    kind: activity.kind,
    name: activityName(activity, known, voice),
    isNamed: activity.name !== undefined || activity.kind === 'other',
    purpose: activityPurpose(activity, voice),
    purposes: [],
    recipients: [...new Set([...named, ...serving.flatMap(companiesOf)])],
    transfers: transfersOf(places, known, voice),
    parties: [
      ...activity.recipients.map((recipient): EntryParty => ({
        name: shown(recipient.name),
        country: recipient.country,
        role: undefined,
        isProvider: false,
        contractUrl: undefined,
        transfers: transfersOf(recipient.place ? [recipient.place] : [], known, voice),
      })),
      ...serving.flatMap((service) => partiesOf(service, known, voice)),
    ],
    kept: keptName(activity.kept, voice),
    proposed: { subjects: subjectsOfActivity(activity.kind), rights: rightsOn([activity.basis]) },
    ...shared(activity, [activity.basis], known, voice),
  };
}

function ofService(service: KnownService, known: ResolvedFacts, voice: Voice): ProcessingEntry {
  const bases = [...new Set([...service.serves.map(({ basis }) => basis), ...service.bases])];
  const kept = new Set([
    ...service.serves.map((activity) => keptName(activity.kept, voice)),
    ...(service.kept ? [keptName(service.kept, voice)] : []),
  ]);
  return {
    of: 'service',
    id: service.id,
    kind: undefined,
    name: shown(service.name),
    isNamed: true,
    purpose: voice.phrases(occasionsOf(service, known, voice)),
    purposes: service.purposes,
    recipients: [...new Set(companiesOf(service))],
    transfers: transfersOf(placesOf(service), known, voice),
    parties: partiesOf(service, known, voice),
    // A period that somebody states for the service is about all it is used for.
    kept: service.kept && service.kept.kind !== 'criteria' ? keptName(service.kept, voice) : voice.phrases(kept),
    proposed: { subjects: subjectsOfPurposes(service.purposes), rights: rightsOn(bases) },
    ...shared(service, bases, known, voice),
  };
}

function shared(
  processing: KnownService | KnownActivity,
  bases: readonly LegalBasis[],
  known: ResolvedFacts,
  voice: Voice,
) {
  const { sensitiveData, sensitiveCondition, interest } = processing;
  const isSensitive = sensitiveData.length > 0;
  const sensitiveKinds = sensitiveData.map((id) => ({ id, name: sensitiveNames([id], voice).join('') }));
  return {
    bases,
    basis: voice.phrases(bases.map((basis) => basisName(basis, known, voice))),
    interest: interest && restsOn(processing, 'legitimate-interests') ? interestName(interest, voice) : '',
    dataTypes: processing.dataTypes,
    data: dataRow([processing], voice),
    sensitive: voice.labels(sensitiveNames(sensitiveData, voice)),
    sensitiveKinds,
    sensitiveCondition: isSensitive && sensitiveCondition ? conditionName(sensitiveCondition, known, voice) : '',
    source: sourceName(processing, voice) ?? '',
  };
}

const companiesOf = (service: KnownService) => service.companies.map(({ name }) => shown(name));
const placesOf = (service: KnownService) => service.places;

/** Safeguards that only say that a country lies where the law applies. */
const within: ReadonlySet<ShownSafeguard> = new Set(['inside', 'home']);

/** The provider of a service; nobody where the owner hosts it. */
function partiesOf(service: KnownService, known: ResolvedFacts, voice: Voice): readonly EntryParty[] {
  const { provider, contractUrl, selfHosted } = service.facts;
  if (selfHosted) return [];
  return [
    {
      name: shown(provider.name || service.name),
      country: provider.country,
      role: provider.role,
      isProvider: true,
      contractUrl,
      transfers: transfersOf(service.places, known, voice),
    },
  ];
}

function transfersOf(places: readonly KnownPlace[], known: ResolvedFacts, voice: Voice): readonly PartyTransfer[] {
  const [law] = transferLaws(known.facts, known.body, known.regimes);
  const byCountry = new Map(places.map((place) => [place.country, place]));
  return [...byCountry.values()].map(({ country, protections }) => {
    const safeguard = law && protections[law]?.safeguard;
    return {
      country,
      name: voice.country(country),
      third: law !== undefined && (safeguard === undefined || !within.has(safeguard)),
      safeguard: safeguard ? voice.gdpr(voice.words.transfers.safeguards[safeguard]) : '',
      rests: safeguard,
      until: law && protections[law]?.until,
    };
  });
}
