import { pathOf } from './alternate-id.ts';
import type { ActivityFacts, Facts, OwnText, ServiceFacts } from './facts.ts';
import type { DocumentKind } from './tree.ts';

/** A text by the owner, its path in the facts, and the name of the item it belongs to. */
type OwnTextPlace = { readonly path: string; readonly name: string; readonly text: OwnText };

/**
 * All of the owner's texts that a kind of document shows. Omits texts it does not show, such as an interest without that legal
 * basis.
 */
export function ownTexts(facts: Facts, kind: DocumentKind): readonly OwnTextPlace[] {
  if (kind === 'terms_and_conditions') return ofTerms(facts);
  if (kind === 'legal_notice') return ofNotice(facts);
  if (kind === 'data_processing_agreement') return ofEntrusted(facts);
  const services = facts.services.filter(({ endedOn, hidden }) => endedOn === undefined && !hidden);
  if (kind === 'cookie_policy') {
    return services.flatMap((each) => [
      ...written(`services.${each.id}.ownPurpose`, each.name, each.ownPurpose),
      ...(each.trackersShown === false ? [] : ofTrackers(each)),
    ]);
  }
  return [
    ...(facts.owner.jointControllers ?? []).flatMap(({ name, essence }, index) =>
      written(`owner.jointControllers.${index}.essence`, name, essence),
    ),
    ...services.flatMap((each) => (each.alternateOf === undefined ? ofService(each) : ofAlternate(each, facts))),
    ...(facts.activities ?? []).flatMap((each) => {
      const name = firstOf(each.name) ?? each.id;
      return [
        ...written(`activities.${each.id}.name`, name, each.name),
        ...ofProcessing(`activities.${each.id}`, name, each),
      ];
    }),
    ...ofDecisions(facts),
    ...ofIncentive(facts),
  ];
}

function ofService(each: ServiceFacts): readonly OwnTextPlace[] {
  const path = pathOf(each);
  return [
    ...ofProcessing(path, each.name, each),
    ...written(`${path}.arrangement`, each.name, arrangementOf(each)),
    ...ofTrackers(each),
  ];
}

/** What an alternate states itself, and what it takes from its service, if nothing else shows that. */
function ofAlternate(each: ServiceFacts, { services }: Facts): readonly OwnTextPlace[] {
  const service = services.find(({ id, endedOn }) => id === each.alternateOf && endedOn === undefined);
  const taken = new Map(service && ofService(service).map((place) => [place.text, place]));
  const isFirst = services.find(({ alternateOf }) => alternateOf === each.alternateOf) === each;
  return ofService(each).flatMap((place) => {
    const there = taken.get(place.text);
    if (!there) return [place];
    return service?.hidden && isFirst ? [there] : [];
  });
}

function written(path: string, name: string, text: OwnText | undefined): readonly OwnTextPlace[] {
  return text === undefined ? [] : [{ path, name, text }];
}

function arrangementOf({ provider, arrangement }: ServiceFacts): OwnText | undefined {
  return provider.role === 'joint-controller' ? arrangement : undefined;
}

function ofTrackers({ trackers = [], ...service }: ServiceFacts): readonly OwnTextPlace[] {
  return trackers.flatMap(({ name, description }) =>
    written(`${pathOf(service)}.trackers.${name}.description`, name, description),
  );
}

function ofProcessing(path: string, name: string, facts: ServiceFacts | ActivityFacts): readonly OwnTextPlace[] {
  const interest = facts.legalBasis === 'legitimate-interests' ? facts.legitimateInterest : undefined;
  return [
    ...written(`${path}.ownPurpose`, name, facts.ownPurpose),
    ...(facts.ownDataTypes ?? []).flatMap((text, index) => written(`${path}.ownDataTypes.${index}`, name, text)),
    ...written(`${path}.legitimateInterest`, name, interest),
    ...written(`${path}.retention`, name, facts.retention?.kind === 'own' ? facts.retention.text : undefined),
    ...written(`${path}.source.from`, name, facts.source?.from),
  ];
}

function ofDecisions({ automatedDecisions: decisions }: Facts): readonly OwnTextPlace[] {
  if (!decisions) return [];
  return decisions.made
    ? [
        ...named('automatedDecisions.logic', decisions.logic),
        ...named('automatedDecisions.consequences', decisions.consequences),
      ]
    : named('automatedDecisions.reason', decisions.reason);
}

function ofIncentive({ usStates }: Facts): readonly OwnTextPlace[] {
  const { offer, joining, value } = usStates?.financialIncentive ?? {};
  return [
    ...named('usStates.financialIncentive.offer', offer),
    ...named('usStates.financialIncentive.joining', joining),
    ...named('usStates.financialIncentive.value', value),
  ];
}

function ofTerms({ terms }: Facts): readonly OwnTextPlace[] {
  return [
    ...named('terms.guarantee', terms?.guarantee),
    ...named('terms.community.rules', terms?.community?.rules),
    ...named('terms.marketplace.ranking', terms?.marketplace?.ranking),
    ...named('terms.marketplace.ownOffers', terms?.marketplace?.ownOffers),
    ...ofSections('terms', terms?.own),
  ];
}

function ofNotice({ notice }: Facts): readonly OwnTextPlace[] {
  return [
    ...named('notice.businessObject', notice?.businessObject),
    ...named('notice.editorialLine', notice?.editorialLine),
    ...named('notice.ownership', notice?.ownership),
    ...named('notice.charges', notice?.charges),
    ...named('notice.returns', notice?.returns),
    ...ofSections('notice', notice?.own),
  ];
}

function ofEntrusted({ processing }: Facts): readonly OwnTextPlace[] {
  return [...named('processing.purpose', processing?.purpose), ...ofSections('processing', processing?.own)];
}

type OwnSections = NonNullable<Facts['terms']>['own'];

function ofSections(part: string, own: OwnSections = []): readonly OwnTextPlace[] {
  return own.flatMap(({ heading, text }, index) => [
    ...named(`${part}.own.${index}.heading`, heading),
    ...named(`${part}.own.${index}.text`, text),
  ]);
}

/** A text that goes by its own first words. */
function named(path: string, text: OwnText | undefined): readonly OwnTextPlace[] {
  return written(path, firstOf(text) ?? '', text);
}

/** The text in its first language, for use as a name. */
export function firstOf(text: OwnText | undefined): string | undefined {
  return typeof text === 'string' || text === undefined ? text : Object.values(text)[0];
}
